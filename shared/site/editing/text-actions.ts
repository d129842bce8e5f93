/** AI actions on a text of a page. */
export const TEXT_ACTIONS = ['rewrite', 'shorter', 'longer', 'warmer', 'describe', 'write_faqs'] as const;
export type TextAction = (typeof TEXT_ACTIONS)[number];

/** The kind of a text on its page. */
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

/** The path of the questions and answers. */
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

/** The kind of the text at a path; undefined for facts, names, and guests' words. Pure. */
export function textKindOf(path: string): TextKind | undefined {
  const name = path.replace(/^pages\[0\]\.sections\./, '');
  return KINDS.find(([pattern]) => pattern.test(name))?.[1];
}

/** The actions for the current text at a path. Pure. */
export function textActionsOf(path: string, text: string): readonly TextAction[] {
  if (path === FAQ_ITEMS) return ['write_faqs'];
  const kind = textKindOf(path);
  if (kind === undefined) return [];
  if (text.trim() === '') return kind === 'dish' ? ['describe'] : [];
  return kind === 'title' ? ['rewrite', 'warmer'] : ['rewrite', 'shorter', 'longer', 'warmer'];
}
