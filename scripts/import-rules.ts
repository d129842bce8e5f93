import path from 'node:path';

export type ImportViolation = { file: string; target: string; rule: string };

type Rule = { appliesTo: RegExp; forbids: (target: string, file: string) => boolean; rule: string };

const isTest = /\.test\.tsx?$/;
const isOurs = (target: string) => /^(?:shared|functions|infra|web|tests|scripts)\//.test(target);

/** The import direction of the architecture (docs/architecture.md). Targets of ours are written from the root. */
const RULES: readonly Rule[] = [
  {
    appliesTo: /^shared\//,
    forbids: (target) => (isOurs(target) ? !target.startsWith('shared/') : target !== 'zod'),
    rule: 'shared/ runs on both sides: it may import only zod and itself.',
  },
  {
    appliesTo: /\/operations\.ts$/,
    forbids: (target) => target.startsWith('@aws-sdk/') || target === 'aws-lambda',
    rule: 'Operations are plain functions: no SDK, no Lambda events.',
  },
  {
    appliesTo: /^functions\/(?!platform\/)/,
    forbids: (target, file) =>
      target.startsWith('functions/') &&
      !target.startsWith('functions/platform/') &&
      target.split('/')[1] !== file.split('/')[1] &&
      !isWorkerOf(file, target),
    rule: "A noun's folder does not import another noun's folder.",
  },
  {
    appliesTo: /^functions\/platform\//,
    forbids: (target) => target.startsWith('functions/') && !target.startsWith('functions/platform/'),
    rule: 'functions/platform knows no noun.',
  },
  {
    appliesTo: /^functions\//,
    forbids: (target) => /^(?:infra|web|tests|scripts)\//.test(target),
    rule: 'functions/ may import only shared/ and itself.',
  },
  {
    appliesTo: /^web\/ui\//,
    forbids: (target) => isOurs(target) && !target.startsWith('web/ui/'),
    rule: 'The design system knows nothing of the product.',
  },
  {
    appliesTo: /^web\/screens\//,
    forbids: (target, file) =>
      target.startsWith('web/screens/') && target.split('/')[2] !== file.split('/')[2],
    rule: "A screen does not import another screen's folder.",
  },
  {
    appliesTo: /^web\//,
    forbids: (target) => /^(?:functions|infra|tests|scripts)\//.test(target),
    rule: 'web/ may import only shared/ and itself.',
  },
  {
    appliesTo: /^infra\/(?!local\/)/,
    forbids: (target) => target.startsWith('functions/') && !target.endsWith('/config.ts'),
    rule: "infra/ names functions by their entry path; only their environment's types are imported.",
  },
];

/** `functions/email-worker` serves no other noun; a worker may read its own noun's repositories. */
function isWorkerOf(file: string, target: string): boolean {
  const worker = file.split('/')[1] ?? '';
  const noun = target.split('/')[1] ?? '';
  return worker === 'generation-worker' && noun === 'websites';
}

/** zod's named export drags every locale into a bundle; its namespace does not (decision 0007). */
const NAMED_ZOD_IMPORT = /import (?:type )?\{[^}]*\} from 'zod'/;

/** Imports of one file that go against the architecture. Tests may reach for the in-process emulators. */
export function findImportViolations(file: string, source: string): ImportViolation[] {
  const targets = importTargets(file, source);
  const named =
    !isTest.test(file) && NAMED_ZOD_IMPORT.test(source)
      ? [
          {
            file,
            target: 'zod',
            rule: "Write import * as z from 'zod': the named import bundles every locale.",
          },
        ]
      : [];
  const misdirected = RULES.filter((rule) => rule.appliesTo.test(file)).flatMap((rule) =>
    targets
      .filter((target) => rule.forbids(target, file) && !(isTest.test(file) && isTestOnly(target)))
      .map((target) => ({ file, target, rule: rule.rule })),
  );
  return [...named, ...misdirected];
}

function isTestOnly(target: string): boolean {
  return !isOurs(target) || /^(?:infra\/local\/|infra\/resources\.ts|tests\/builders\/)/.test(target);
}

function importTargets(file: string, source: string): string[] {
  const specifiers = [...source.matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)['"]([^'"\s]+)['"]/g)].map(
    (match) => match[1] ?? '',
  );
  return specifiers.map((specifier) => {
    if (specifier.startsWith('#')) return specifier.slice(1);
    if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
    return specifier;
  });
}
