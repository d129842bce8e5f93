import type { MenuItem } from './menu-items.ts';

/** Lines that stand together: a menu when three of them name a price, or a heading says so. */
export type MenuRun = { items: MenuItem[]; isMenu: boolean };

const FEWEST_PRICES = 3;
const FEWEST_UNPRICED = 3;
/** Lines without prices between two dishes. */
const MOST_PLAIN_BETWEEN = 4;

/** One or two whole numbers in a sentence are an address or a time rather than prices. */
function isWeakSentence(item: MenuItem): boolean {
  return (
    item.type === 'dishes' &&
    !item.isLine &&
    item.drafts.length < 3 &&
    item.drafts.every(({ isStrong, course }) => !isStrong && course === undefined)
  );
}

function pricesIn(items: readonly MenuItem[]): number {
  let count = 0;
  for (const item of items) {
    if (item.type === 'dishes') count += item.drafts.length;
    else if (item.type === 'price' || item.type === 'set menu') count++;
  }
  return count;
}

/** "Burger - 12": a mark that leads to the amount. */
function isSpaced(folded: string, item: MenuItem): boolean {
  if (item.type !== 'dishes' || !item.isLine || !item.isWhole) return false;
  const start = item.drafts[0]?.price?.start ?? 0;
  return (
    item.drafts[0]?.isStrong === true || /[-:.…\t]\s*$/.test(folded.slice(Math.max(0, start - 4), start))
  );
}

function isMenu(items: readonly MenuItem[], folded: string): boolean {
  const prices = pricesIn(items);
  if (prices >= FEWEST_PRICES || items.some(({ type }) => type === 'group')) return true;
  if (prices === 2 && items.filter((item) => isSpaced(folded, item)).length === 2) return true;
  const hasHeading = items.some(({ type }) => type === 'course' || type === 'menu' || type === 'labels');
  if (!hasHeading) return false;
  const plain = items.filter(({ type }) => type === 'plain').length;
  const hasLines = items.some((item) => item.type === 'dishes' && item.isLine);
  return (prices >= 1 && hasLines) || (prices === 0 && plain >= FEWEST_UNPRICED);
}

/** "Flat white 4.5. Smashed avo 19. Burger 16.": sentences that are nothing but dishes stand beside one another. */
function isOfSameList(item: MenuItem, other: MenuItem | undefined): boolean {
  const isWhole = item.type === 'dishes' && item.isWhole;
  if (!isWhole || other === undefined) return false;
  return other.line === item.line && other.type === 'dishes' && other.isWhole;
}

/** Parts a text into runs: prose ends one, unless it stands alone between two lines with prices. */
export function menuRunsOf(items: readonly MenuItem[], folded: string): MenuRun[] {
  const runs: MenuRun[] = [];
  let run: MenuItem[] = [];
  let plain = 0;
  let hasPrices = false;
  const close = () => {
    if (run.length > 0) runs.push({ items: run, isMenu: isMenu(run, folded) });
    run = [];
    plain = 0;
    hasPrices = false;
  };
  for (const [at, item] of items.entries()) {
    const isBeside = [run.at(-1), items[at + 1]].some((other) => isOfSameList(item, other));
    const isAside = isWeakSentence(item) && !isBeside;
    if (item.type === 'prose' || isAside) {
      close();
      continue;
    }
    plain = item.type === 'plain' ? plain + 1 : 0;
    if (plain > MOST_PLAIN_BETWEEN && hasPrices) close();
    run.push(item);
    hasPrices ||=
      item.type === 'dishes' || item.type === 'price' || item.type === 'set menu' || item.type === 'group';
  }
  close();
  return runs;
}
