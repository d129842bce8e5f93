import type { WalkedElement } from '#functions/grader/page-facts/traverse-dom.ts';
import type { OwnSheet } from './plain-rules.ts';

/** Font style sheets neither show nor hide anything. */
const TYPEFACES = /^(?:https?:)?\/\/(?:fonts\.googleapis\.com|fonts\.bunny\.net|use\.typekit\.net)\//i;

/** The inline style sheets among the page's `style` and `link` elements. */
export function ownSheets(styles: readonly WalkedElement[], links: readonly WalkedElement[]): OwnSheet[] {
  const lastUnread = links.filter(isUnreadSheet).at(-1)?.node.startIndex ?? -1;
  return styles.filter(isUsed).map((style) => ({
    css: holdsEverywhere(style) ? style.source() : `@media{${style.source()}}`,
    isLast: (style.node.startIndex ?? 0) > lastUnread,
  }));
}

/** Includes sheets that a script activates later. */
function isUnreadSheet({ attributes: { rel = '', as = '', href = '' } }: WalkedElement): boolean {
  const isSheet = /\bstylesheet\b/i.test(rel) || as.toLowerCase() === 'style';
  return isSheet && !TYPEFACES.test(href.slice(0, 100));
}

function isUsed(style: WalkedElement): boolean {
  const { type = 'text/css' } = style.attributes;
  return /^(?:text\/css)?$/i.test(type.trim()) && !style.isWithin('noscript', 'template', 'svg');
}

const holdsEverywhere = ({ attributes: { media = 'all' } }: WalkedElement) =>
  /^(?:all|screen)?$/i.test(media.trim());
