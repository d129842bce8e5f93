import {
  ANSWER_GONE,
  ANSWER_NO,
  BEGINS_NO,
  BEGINS_YES,
  COMMAND,
  DENIAL,
  HARMLESS,
  PASSING,
  RETURNS,
  RETURNS_AFTER_AND,
  UNREAL,
} from './clause-words.ts';

export type Clause = {
  start: number;
  end: number;
  /** Where a denial begins; what follows it in the clause is denied. Infinity when nothing is. */
  deniedFrom: number;
  /** A wish, a doubt, the past, somebody else's, or a question without an answer: it states nothing. */
  isUnsaid: boolean;
};

type Span = { start: number; end: number; before: string; after: string };
type Carried = 'nothing' | 'unreal' | 'command';

const CLAUSE_BREAK =
  /\n|[;!?()[\]|•·]|[.,:](?!\d)|(?<!\d)[.,](?=\d)|\b(?:but|however|although|yet(?! ?[.,;]))\b|\s[-–—]\s|\band(?=\s(?:we|our|i|they|it|there|now|(?:the )?[a-z]+ (?:is|are|was|were|has|have|ended|closed|stopped))\b)/g;

/** The same length, with what only looks like a denial or a doubt left blank. */
export function withoutHarmless(folded: string): string {
  return HARMLESS.reduce(
    (text, pattern) => text.replace(pattern, (found) => ' '.repeat(found.length)),
    folded,
  );
}

function spansOf(folded: string): Span[] {
  const spans: Span[] = [];
  let [start, before] = [0, '\n'];
  for (const found of folded.matchAll(CLAUSE_BREAK)) {
    spans.push({ start, end: found.index, before, after: found[0].trim() || '\n' });
    start = found.index + found[0].length;
    before = found[0].trim() || '\n';
  }
  spans.push({ start, end: folded.length, before, after: '\n' });
  return spans;
}

const endsSentence = (mark: string) => /[.;!?\n]/.test(mark);

function carriedInto(carried: Carried, span: Span, body: string): Carried {
  if (endsSentence(span.before)) return 'nothing';
  if (carried !== 'unreal') return carried;
  if (span.before === 'and') return RETURNS_AFTER_AND.test(body) ? 'nothing' : carried;
  return RETURNS.test(body) || /^(?:but|however)$/.test(span.before) ? 'nothing' : carried;
}

/** "no delivery, takeaway or parking" denies all three: a short list that ends in "or" keeps the denial. */
function continuesDenial(clause: string, next: string): boolean {
  const isShort = clause.trim().split(/\s+/).length <= 5;
  return isShort && (/\b(?:or|nor|oder|ou|o)\b/.test(clause) || /^\s*(?:or|nor|oder|ou|o)\b/.test(next));
}

function clausesAlone(judged: string, spans: readonly Span[]): Clause[] {
  const clauses: Clause[] = [];
  let carried: Carried = 'nothing';
  spans.forEach((span, index) => {
    const body = judged.slice(span.start, span.end);
    carried = carriedInto(carried, span, body);
    if (COMMAND.test(body)) carried = 'command';
    else if (UNREAL.test(body) && carried === 'nothing') carried = 'unreal';
    const next = spans[index + 1];
    const inherits =
      span.before === ',' &&
      clauses.at(-1)?.deniedFrom !== Number.POSITIVE_INFINITY &&
      continuesDenial(body, next ? judged.slice(next.start, next.end) : '');
    const denial = DENIAL.exec(body);
    clauses.push({
      start: span.start,
      end: span.end,
      deniedFrom: inherits ? span.start : denial ? span.start + denial.index : Number.POSITIVE_INFINITY,
      isUnsaid: carried !== 'nothing' || PASSING.test(body),
    });
  });
  return clauses;
}

type Verdict = 'no' | 'gone' | 'yes';

/** What a clause says of those before it, as "no" does after "Halal?". */
function verdictOf(body: string, mark: string): Verdict | undefined {
  if (mark === '?') return BEGINS_NO.test(body) ? 'no' : BEGINS_YES.test(body) ? 'yes' : 'gone';
  if (ANSWER_NO.test(body)) return 'no';
  return ANSWER_GONE.test(body) ? 'gone' : undefined;
}

function withVerdict(clause: Clause, verdict: Verdict): Clause {
  if (verdict === 'yes') return clause;
  return verdict === 'no' ? { ...clause, deniedFrom: clause.start } : { ...clause, isUnsaid: true };
}

/** Questions and "Calzone - discontinued": an answer reaches back to what it answers. */
function withAnswers(judged: string, spans: readonly Span[], alone: readonly Clause[]): Clause[] {
  const clauses = [...alone];
  spans.forEach((span, index) => {
    const body = judged.slice(span.start, span.end);
    const isAsked = span.before === '?';
    const verdict = body.trim() === '' && !isAsked ? undefined : verdictOf(body, span.before);
    if (verdict === undefined || (endsSentence(span.before) && !isAsked)) return;
    const reachesFar = isAsked || span.before === ':';
    for (let at = index - 1; at >= 0; at--) {
      const clause = clauses[at];
      if (clause !== undefined) clauses[at] = withVerdict(clause, verdict);
      const isBlank = clause !== undefined && judged.slice(clause.start, clause.end).trim() === '';
      if ((!reachesFar && !isBlank) || endsSentence(spans[at]?.before ?? '\n')) break;
    }
  });
  return clauses;
}

/** Splits folded text into clauses and judges each: only what is affirmed of this restaurant today counts. */
export function clausesOf(folded: string): Clause[] {
  const judged = withoutHarmless(folded);
  const spans = spansOf(folded);
  return withAnswers(judged, spans, clausesAlone(judged, spans));
}
