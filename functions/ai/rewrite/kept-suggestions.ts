import type { RewriteFacts } from './rewrite-facts.ts';

/** A text without its unreviewed suggestions; `tail`: those, each with the white space before it. */
export type SplitText = { facts: RewriteFacts; tail: string };

/** Hides unconfirmed text from a model. Pure. */
export function splitSuggestions(facts: RewriteFacts): SplitText {
  let { text } = facts;
  let tail = '';
  for (const suggestion of facts.suggestions.map((each) => each.trim())) {
    const at = suggestion === '' ? -1 : text.indexOf(suggestion);
    if (at === -1) continue;
    const isOwnParagraph = text.slice(0, at).endsWith('\n');
    tail += `${isOwnParagraph ? '\n\n' : ' '}${suggestion}`;
    text = `${text.slice(0, at)}${text.slice(at + suggestion.length)}`.trim();
  }
  return { facts: { ...facts, text }, tail };
}

/** Adds the suggestions after the model's text, word for word. Pure. */
export function withSuggestions(text: string, { tail }: SplitText): string {
  return `${text}${tail}`;
}
