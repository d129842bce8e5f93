import { findReadableStrings } from './readable-strings.ts';
import { findFaults, splitSentences } from './voice-rules.ts';

/** Copy for restaurants and prompts, which have their own checks, and texts of invented restaurants. */
const COPY = /^(?:functions\/ai|shared\/site\/template-samples)\//;

/** Whether a product file contains visible text. */
export function isRead(path: string): boolean {
  return /\.tsx?$/.test(path) && !/\.(?:test|test-data)\.tsx?$/.test(path) && !COPY.test(path);
}

type SourceFile = { path: string; source: string };
/** Faults of sentences in `files` except the `exceptions`, and exceptions that no file needs anymore. */
export function checkVoice(files: readonly SourceFile[], exceptions: readonly string[]): string[] {
  const unused = new Set(exceptions);
  const findings = files.flatMap(({ path, source }) => {
    const { faults, excused } = findFaultsIn({ path, source }, exceptions);
    for (const sentence of excused) unused.delete(sentence);
    return faults;
  });
  for (const sentence of unused)
    findings.push(`voice-exceptions.txt: no file uses this anymore:\n    ${sentence}`);
  return findings;
}

function findFaultsIn(
  { path, source }: SourceFile,
  exceptions: readonly string[],
): { faults: string[]; excused: string[] } {
  const excused: string[] = [];
  const isLoose = path.startsWith('web/');
  const faults = findReadableStrings(source, { isJsx: path.endsWith('.tsx'), isLoose }).flatMap(
    ({ line, text }) =>
      splitSentences(text).flatMap((sentence) => {
        const found = findFaults(sentence);
        if (found.length === 0 || !exceptions.includes(sentence))
          return found.map((fault) => `${path}:${line} ${fault}\n    ${sentence}`);
        excused.push(sentence);
        return [];
      }),
  );
  return { faults, excused };
}
