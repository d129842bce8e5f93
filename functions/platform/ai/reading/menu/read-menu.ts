import { fold } from '#functions/platform/ai/fold.ts';
import type { Reader, Span } from '../reader.ts';
import { trimmed } from '../text/spans.ts';
import { NO_COURSE, PLAIN_MENU } from './course-words.ts';
import { isDescription, isForGuests } from './descriptions.ts';
import { wordCount } from './dish-names.ts';
import type { DishDraft } from './draft-dishes.ts';
import { legendOf } from './marks.ts';
import { type MenuItem, menuItemsOf } from './menu-items.ts';
import { addMenu, addSetMenu, type Menus, namedMenu, withoutEnds, written } from './menu-proposals.ts';
import { type MenuRun, menuRunsOf } from './menu-runs.ts';
import { withoutNumbers } from './numbered-dishes.ts';
import { dishProposal, type Place } from './to-dish.ts';

/** A dish of which only the words are there: "Soup of the day", "Ragù: beef, pork". */
function unpriced(folded: string, item: MenuItem): DishDraft {
  const text = folded.slice(item.start, item.end);
  const found = /\s-\s|:\s|\s\(|\t/.exec(text);
  const end = found === null ? item.end : item.start + found.index;
  const from = found === null ? item.end : end + found[0].trimEnd().length;
  const name = trimmed(folded, { start: item.start, end });
  const description = trimmed(folded, { start: found?.[0].endsWith('(') ? from - 1 : from, end: item.end });
  return {
    start: item.start,
    end: item.end,
    name,
    description,
    price: undefined,
    course: undefined,
    isStrong: false,
  };
}

/** A sentence of its own, a footnote, or what stood behind another sentence. */
const REMARK = /^[*†‡.,;:!?)]|[\p{L})][.!?]\s+\p{L}|^(?:\S+\s+){4,}\S+[.!?]$/u;

/** A new heading: neither sizes nor a price hold any more. */
const BARE = { labels: [], price: undefined } as const;

type Standing = { place: Place; from: number | undefined; last: DishDraft | undefined; pending: MenuItem[] };

function flush(menus: Menus, standing: Standing): void {
  const { last, place } = standing;
  standing.last = undefined;
  if (last === undefined) return;
  const start = standing.from ?? last.start;
  standing.from = undefined;
  const proposal = dishProposal(
    menus.source,
    menus.folded,
    { ...last, start: Math.min(start, last.start), price: last.price ?? place.price },
    place,
  );
  if (proposal !== undefined) menus.proposals.push(proposal);
}

/** Names without a price that stand before a price of its own line. */
function addPriceLine(menus: Menus, standing: Standing, item: MenuItem & { type: 'price' }): void {
  const [name, ...rest] = standing.pending;
  standing.pending = [];
  const { last } = standing;
  if (name === undefined) {
    if (last !== undefined && last.price === undefined)
      standing.last = { ...last, price: item.group, end: item.end };
    return;
  }
  flush(menus, standing);
  const [start, end] = [rest[0]?.start ?? name.end, rest.at(-1)?.end ?? name.end];
  const description = rest.length === 0 ? { start: name.end, end: name.end } : { start, end };
  standing.last = {
    ...unpriced(menus.folded, name),
    ...(rest.length > 0 && { description }),
    end: item.end,
    price: item.group,
  };
}

/** Lines without a price that were no description: dishes of their own. */
function flushPending(menus: Menus, standing: Standing, isListed: boolean): void {
  const { pending } = standing;
  standing.pending = [];
  if (!isListed) return;
  for (const item of pending) {
    const isCut = /^ {2}/.test(menus.source.slice(item.end, item.end + 2));
    const isRemark = REMARK.test(menus.source.slice(item.start, item.end));
    const isTimed = /\d\s?[-–]\s?(?:\d|noon|late)/.test(menus.folded.slice(item.start, item.end));
    if (isCut || isRemark || isTimed || isForGuests(menus.folded.slice(item.start, item.end))) continue;
    flush(menus, standing);
    standing.last = unpriced(menus.folded, item);
  }
}

/** "Skewers (each)", "BREAKFAST (till 11h30)": what stands in brackets is not the heading. */
function courseOf(heading: string): string {
  return withoutEnds(heading.replace(/(?<=\p{L})\s?\([^()]*\)\s*:?$/u, ''));
}

function setHeading(menus: Menus, standing: Standing, item: MenuItem): void {
  flush(menus, standing);
  standing.from ??= item.start;
  if (item.type !== 'menu') {
    const isCourse = !NO_COURSE.test(menus.folded.slice(item.start, item.end));
    standing.place = {
      ...standing.place,
      ...BARE,
      ...(isCourse && { course: courseOf(written(menus, item)) }),
    };
    return;
  }
  const menu = namedMenu(menus, item);
  const isPlain = PLAIN_MENU.test(menu.name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''));
  standing.place = { ...standing.place, menu: isPlain ? '' : menu.name, course: '', ...BARE };
  if (isPlain) return;
  addMenu(menus, item, menu);
  standing.from = undefined;
}

/** "Panini, tutti a 6 euro": the heading of the dishes below, and what each of them costs. */
function setGroup(menus: Menus, standing: Standing, item: MenuItem & { type: 'group' }): void {
  flush(menus, standing);
  standing.from ??= item.start;
  const { heading, price } = item.group;
  standing.place = { ...standing.place, course: withoutEnds(written(menus, heading)), labels: [], price };
}

function addRun(menus: Menus, { items }: MenuRun, legend: Place['legend']): void {
  const standing: Standing = {
    place: { menu: '', course: '', labels: [], legend },
    from: undefined,
    last: undefined,
    pending: [],
  };
  const hasPriceLines = items.some(({ type }) => type === 'price');
  const isListed = () => !hasPriceLines && (standing.place.course !== '' || standing.place.menu !== '');
  for (const [index, item] of items.entries()) {
    if (item.type !== 'plain' && item.type !== 'price') flushPending(menus, standing, isListed());
    if (item.type === 'dishes') {
      for (const draft of item.drafts) {
        flush(menus, standing);
        if (draft.course !== undefined && item.isGroup !== true)
          standing.place = { ...standing.place, course: written(menus, draft.course) };
        standing.last = draft;
      }
    } else if (item.type === 'price') addPriceLine(menus, standing, item);
    else if (item.type === 'group') setGroup(menus, standing, item);
    else if (item.type === 'set menu') {
      flush(menus, standing);
      addSetMenu(menus, item);
    } else if (item.type === 'labels') {
      flush(menus, standing);
      standing.from ??= item.start;
      if (item.heading !== undefined)
        standing.place = { ...standing.place, ...BARE, course: withoutEnds(written(menus, item.heading)) };
      standing.place = { ...standing.place, labels: item.labels };
    } else if (item.type === 'plain') {
      if (
        !hasPriceLines &&
        isDescription(menus.folded, menus.source, item, standing.last) &&
        standing.last !== undefined &&
        standing.pending.length === 0
      ) {
        standing.last = {
          ...standing.last,
          description: { start: item.start, end: item.end },
          end: item.end,
        };
      } else if (!hasPriceLines && isHeading(menus, item, items[index + 1])) {
        flushPending(menus, standing, isListed());
        setHeading(menus, standing, item);
      } else standing.pending.push(item);
    } else if (item.type !== 'legend') setHeading(menus, standing, item);
  }
  flushPending(menus, standing, isListed());
  flush(menus, standing);
}

function runsOf(menus: Menus, free: readonly Span[]): { runs: MenuRun[]; legend: Place['legend'] } {
  const items = menuItemsOf(menus.source, menus.folded, free);
  const legend = legendOf(
    items.filter(({ type }) => type === 'legend').map(({ start, end }) => menus.folded.slice(start, end)),
  );
  return { runs: menuRunsOf(items, menus.folded), legend };
}

/** Reads dishes, menus with one price and happy hours. What is no menu stays free. */
export const readMenu: Reader = ({ source, free }) => {
  const menus: Menus = { source, folded: fold(source), proposals: [] };
  const { runs, legend } = runsOf(menus, free);
  for (const run of runs) {
    if (run.isMenu) addRun(menus, run, legend);
    else addSingles(menus, run, legend);
  }
  return withoutNumbers(menus.proposals);
};

/**
 * Reads the dishes that a sentence without stops names behind other facts: "open 11 to 9 gumbo 9 po boy 13 jambalaya
 * 12". Those facts are claimed by now, so that the list stands alone.
 */
export const readMenuLeft: Reader = ({ source, free }) => {
  const menus: Menus = { source, folded: fold(source), proposals: [] };
  const { runs, legend } = runsOf(menus, free);
  for (const run of runs) {
    const isList = (item: MenuItem) => item.type === 'dishes' && item.isWhole && item.drafts.length >= 3;
    const items = run.items.filter(isList);
    if (items.length > 0) addRun(menus, { ...run, items }, legend);
  }
  return menus.proposals;
};

/** One or two prices make no menu, but an amount with a sign beside a dish is its price. */
function addSingles(menus: Menus, { items }: MenuRun, legend: Place['legend']): void {
  const place = { menu: '', course: '', labels: [], legend };
  for (const item of items) {
    if (item.type === 'set menu') addSetMenu(menus, item);
    if (item.type !== 'dishes') continue;
    for (const draft of item.drafts) {
      const isBesideStrong = item.isWhole && item.drafts.some(({ isStrong }) => isStrong);
      if (!draft.isStrong && !isBesideStrong) continue;
      const proposal = dishProposal(menus.source, menus.folded, draft, place);
      const isClear = item.isWhole || item.drafts.length > 1 || isSigned(draft);
      if (proposal !== undefined)
        menus.proposals.push(isClear ? proposal : { ...proposal, confidence: 'likely' });
    }
  }
}

/** A short line with a capital, right above lines that have prices. */
function isHeading({ source, folded }: Menus, item: MenuItem, next: MenuItem | undefined): boolean {
  if (next?.type !== 'dishes' || !next.isLine || item.line.hasBullet || next.line.opensBlock) return false;
  const text = folded.slice(item.start, item.end);
  return (
    /^\p{Lu}/u.test(source.slice(item.start, item.end)) && !/\(|[,.](?!\d)/.test(text) && wordCount(text) <= 5
  );
}

function isSigned({ price, name }: DishDraft): boolean {
  return (price?.amounts ?? []).every((amount) => amount.isSigned) && name.end - name.start < 40;
}
