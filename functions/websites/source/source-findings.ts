import type { SourceFinding } from '#shared/websites/contract/website.ts';

/** The most findings that one save lists; the rest are counted. */
export const MAX_FINDINGS = 100;

/** A fault: `what` quotes the owner's text, `message` is a sentence. */
export type Fault = Pick<SourceFinding, 'kind' | 'what' | 'message'>;

export function removed(what: string, message: string): Fault {
  return { kind: 'removed', what, message };
}

export function moved(what: string, message: string): Fault {
  return { kind: 'moved', what, message };
}

export function mistake(what: string, message: string): Fault {
  return { kind: 'mistake', what, message };
}

/** Returns the first findings, and one that counts the rest. */
export function boundFindings(findings: readonly SourceFinding[]): SourceFinding[] {
  const next = findings[MAX_FINDINGS];
  if (next === undefined) return [...findings];
  const more = findings.length - MAX_FINDINGS;
  const isRemoved = findings.slice(MAX_FINDINGS).some(({ kind }) => kind === 'removed');
  const rest: SourceFinding = {
    ...next,
    kind: isRemoved ? 'removed' : 'mistake',
    what: `${more} more`,
    message: `There ${more === 1 ? 'is 1 more problem' : `are ${more} more problems`} after this one.`,
  };
  return [...findings.slice(0, MAX_FINDINGS), rest];
}

/** Quotes a piece of the owner's text for a list. */
export function quote(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length > 60 ? `${plain.slice(0, 60)}…` : plain;
}
