/** What can be done with a text of a page besides typing. */
export const TEXT_ACTIONS = ['rewrite', 'shorter', 'longer', 'warmer', 'describe', 'write_faqs'] as const;
export type TextAction = (typeof TEXT_ACTIONS)[number];

/** What a text is on its page. */
export const TEXT_KINDS = [
  'tagline',
  'hero',
  'title',
  'about',
  'feature',
  'dish',
  'answer',
  'gallery',
  'caption',
  'contact',
] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** The list of questions and answers. */
export const FAQ_ITEMS = 'pages[0].sections.faq.items';

const KINDS: readonly (readonly [RegExp, TextKind])[] = [
  [/^hero\.tagline$/, 'tagline'],
  [/^hero\.description$/, 'hero'],
  [/^(?:(?:about|contact)\.title|features\[\d+\]\.title)$/, 'title'],
  [/^about\.content$/, 'about'],
  [/^features\[\d+\]\.content$/, 'feature'],
  [/^menu_items\[\d+\]\.description$/, 'dish'],
  [/^faq\.items\[\d+\]\.answer$/, 'answer'],
  [/^gallery\.description$/, 'gallery'],
  [/^gallery\.images\[\d+\]\.caption$/, 'caption'],
  [/^contact\.description$/, 'contact'],
];

/** What the text at a path is; undefined for facts, for names, and for words of guests. Pure. */
export function textKindOf(path: string): TextKind | undefined {
  const name = path.replace(/^pages\[0\]\.sections\./, '');
  return KINDS.find(([pattern]) => pattern.test(name))?.[1];
}

/** What we offer for the text at a path as it is now. Pure. */
export function textActionsOf(path: string, text: string): readonly TextAction[] {
  if (path === FAQ_ITEMS) return ['write_faqs'];
  const kind = textKindOf(path);
  if (kind === undefined) return [];
  if (text.trim() === '') return kind === 'dish' ? ['describe'] : [];
  return kind === 'title' ? ['rewrite', 'warmer'] : ['rewrite', 'shorter', 'longer', 'warmer'];
}
