import type { LockFile } from './lock-file.ts';
import { packageName } from './lock-rules.ts';

/**
 * A published vulnerability. `fixedIn`: the first fixed version for each affected major version. Other majors aren't
 * affected.
 */
type Advisory = { name: string; id: string; fixedIn: readonly string[] };

/**
 * Vulnerabilities of packages that we use, kept by hand so that `npm run check` works without a network. The list
 * isn't a database: it keeps fixed vulnerabilities from coming back. `npm audit` in `.ci/run` checks all others if the
 * registry supports it.
 */
export const ADVISORIES_AS_OF = '2026-11-30';
const ADVISORIES: readonly Advisory[] = [
  { name: 'jsonwebtoken', id: 'CVE-2022-23540', fixedIn: ['9.0.0'] },
  { name: 'jws', id: 'CVE-2025-65945', fixedIn: ['3.2.3', '4.0.1'] },
  { name: 'sharp', id: 'CVE-2023-4863', fixedIn: ['0.32.6'] },
  { name: 'vite', id: 'CVE-2025-30208', fixedIn: ['4.5.10', '5.4.15', '6.2.3'] },
  { name: 'ws', id: 'CVE-2024-37890', fixedIn: ['7.5.10', '8.17.1'] },
  { name: 'semver', id: 'CVE-2022-25883', fixedIn: ['5.7.2', '6.3.1', '7.5.2'] },
  { name: 'braces', id: 'CVE-2024-4068', fixedIn: ['3.0.3'] },
  { name: 'brace-expansion', id: 'CVE-2025-5889', fixedIn: ['1.1.12', '2.0.2', '3.0.1', '4.0.1'] },
  { name: 'cookie', id: 'CVE-2024-47764', fixedIn: ['0.7.0'] },
  { name: 'nanoid', id: 'CVE-2024-55565', fixedIn: ['3.3.8', '5.0.9'] },
  { name: 'postcss', id: 'CVE-2023-44270', fixedIn: ['8.4.31'] },
  { name: 'json5', id: 'CVE-2022-46175', fixedIn: ['1.0.2', '2.2.2'] },
  { name: 'send', id: 'CVE-2024-43799', fixedIn: ['0.19.0'] },
  { name: 'form-data', id: 'CVE-2025-7783', fixedIn: ['2.5.4', '3.0.4', '4.0.4'] },
  { name: 'js-yaml', id: 'CVE-2025-64718', fixedIn: ['3.14.2', '4.1.1'] },
  { name: 'nth-check', id: 'CVE-2021-3803', fixedIn: ['2.0.1'] },
  { name: 'luxon', id: 'CVE-2023-22467', fixedIn: ['1.28.1', '2.5.2', '3.2.1'] },
  { name: 'markdown-it', id: 'CVE-2022-21670', fixedIn: ['12.3.2'] },
  { name: 'react-router', id: 'CVE-2025-43865', fixedIn: ['7.5.2'] },
];

/** Installed packages with a listed vulnerability, one sentence each. */
export function findKnownFaults({ packages }: LockFile): string[] {
  return Object.entries(packages).flatMap(([place, { version = '' }]) =>
    ADVISORIES.filter(({ name, fixedIn }) => name === packageName(place) && isAffected(version, fixedIn)).map(
      ({ name, id, fixedIn }) => `${name} ${version} has ${id}, which is fixed in ${fixedIn.join(', ')}.`,
    ),
  );
}

/** A major version below all fixed ones never got the fix. */
function isAffected(version: string, fixedIn: readonly string[]): boolean {
  const [major = 0] = numbersOf(version);
  const [oldestFixedMajor = 0] = numbersOf(fixedIn[0] ?? '');
  const fixed = fixedIn.find((each) => numbersOf(each)[0] === major);
  return fixed === undefined ? major < oldestFixedMajor : isBelow(numbersOf(version), numbersOf(fixed));
}

/** `1.2.3-beta.1` → 1, 2, 3. */
function numbersOf(version: string): number[] {
  return (version.split('-')[0] ?? '').split('.').map(Number);
}

function isBelow(version: readonly number[], other: readonly number[]): boolean {
  const at = version.findIndex((number, index) => number !== other[index]);
  return at >= 0 && (version[at] ?? 0) < (other[at] ?? 0);
}
