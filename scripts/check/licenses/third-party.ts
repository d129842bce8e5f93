export type ShippedPackage = {
  name: string;
  version: string;
  license: string;
  /** From its license file; empty if there is none. */
  copyright: string;
  places: readonly ('browsers' | 'functions' | 'websites')[];
};

/** Licenses that require only a notice. */
const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
];

/** Packages with another license, and the reason why each may ship. */
const EXCEPTIONS: readonly { name: RegExp; license: string; reason: string }[] = [
  {
    name: /^@img\/sharp-libvips-linux-/,
    license: 'LGPL-3.0-or-later',
    reason: 'a separate library that sharp loads; anyone who deploys can replace the file',
  },
];

/** One sentence for each package whose license isn't allowed. */
export function findRefusedLicenses(packages: readonly ShippedPackage[]): string[] {
  return packages
    .filter((each) => !isAllowed(each.license) && exceptionFor(each) === undefined)
    .map(
      ({ name, version, license }) =>
        `${name} ${version} has the license "${license || 'none'}", which is not allowed.`,
    );
}

/** `(MIT OR CC0-1.0)`: one of them must be allowed. `MIT AND Zlib`: all must be. */
function isAllowed(expression: string): boolean {
  const choices = expression.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((each) => ALLOWED.includes(each)));
}

function exceptionFor({ name, license }: ShippedPackage) {
  return EXCEPTIONS.find((exception) => exception.name.test(name) && exception.license === license);
}

/** The text of THIRD_PARTY.md. */
export function thirdPartyDocument(packages: readonly ShippedPackage[]): string {
  const rows = packages.map(
    ({ name, version, license, copyright, places }) =>
      `| ${name} | ${version} | ${license} | ${places.join(', ')} | ${copyright} |`,
  );
  const exceptions = packages.flatMap((each) => {
    const exception = exceptionFor(each);
    return exception === undefined ? [] : [`- ${each.name} (${each.license}): ${exception.reason}.`];
  });
  return `# Third-party software

These packages ship with Tableside: bundled into the web app (browsers) or the Lambda functions (functions), or served as
fonts of published websites (websites). Development tools don't ship. Each package's license text is in its folder of \`node_modules\`.

\`npm run licenses\` writes this page from the bundles and \`package-lock.json\`. \`npm run check\` fails when the page is out
of date, or when a package has a license that \`scripts/check/licenses/third-party.ts\` doesn't allow.

Allowed by exception:

${exceptions.join('\n') || '- None.'}

| package | version | license | ships to | copyright |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}
