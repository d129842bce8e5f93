import type { Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import type { SourceFinding } from '#shared/websites/contract/website.ts';

/** The range of a finding: the text it names if the line contains it, otherwise the whole line without its indent. */
export function findingRange(text: Text, { line, what }: SourceFinding): { from: number; to: number } {
  const { from, to, text: words } = text.line(Math.min(line, text.lines));
  const name = what.replace(/[<>]/g, '').trim();
  const at = name === '' ? -1 : words.toLowerCase().indexOf(name.toLowerCase());
  if (at >= 0) return { from: from + at, to: from + at + name.length };
  return { from: from + (words.length - words.trimStart().length), to };
}

/** Findings as CodeMirror diagnostics. */
export function diagnosticsOf(text: Text, findings: readonly SourceFinding[]): Diagnostic[] {
  return findings.map((finding) => ({
    ...findingRange(text, finding),
    severity: finding.kind === 'removed' ? 'warning' : 'info',
    message: finding.message,
  }));
}
