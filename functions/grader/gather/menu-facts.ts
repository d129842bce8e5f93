import type { MenuFile } from '#functions/grader/page-facts/page-reading.ts';
import type { MenuKind, PageFacts } from '#functions/grader/page-facts/read-page-facts.ts';
import type { GraderFact, GraderFacts } from '#shared/grader/grader-facts.ts';
import type { Dish } from '#shared/profile/menu.ts';
import { absent, firstSeen, type Gathered, isShell, pageOf, seen, unseen, unseenWords } from './gathered.ts';

type MenuRule = Extract<keyof GraderFacts, `menu_${string}`>;

const DISHES_OF_A_MENU = 5;
const PRICED_SHARE = 0.8;
const ENOUGH_PICTURES = 3;
/** This many prices under a heading for the menu may be the menu itself. */
const PRICES_BESIDE_A_LINK = 2;

/** The menu on the page and in the profile. */
export function menuFacts(gathered: Gathered): Record<MenuRule, GraderFact> {
  const page = pageOf(gathered);
  const { dishes } = gathered.profile;
  return {
    menu_readable: readable(gathered) ?? unseenWords(gathered),
    menu_prices: firstSeen(page?.prices, page?.prices.count) ?? unseen(gathered),
    menu_data: dataOfMenu(page) ?? unseen(gathered),
    menu_photos: pictures(page) ?? unseen(gathered),
    menu_known: known(dishes),
    menu_described: described(dishes),
  };
}

function readable({ reading }: Gathered): GraderFact | undefined {
  if (reading?.outcome !== 'read') return undefined;
  const { page, transfer } = reading;
  if (page === undefined)
    return transfer.contentType === 'application/pdf'
      ? seen({ value: 'pdf', snippet: transfer.url, source: 'page' })
      : undefined;
  const { facts, menuFiles } = page;
  const { kind, links } = facts.menu;
  const snippet = links.first[0]?.snippet ?? facts.prices.first[0]?.snippet ?? '';
  if (kind === 'none') return undefined;
  return seen({ value: workingKind(facts, menuFiles), snippet, source: 'page' });
}

type MenuAt = MenuKind | 'broken_pdf' | 'broken_link';

/** A menu on the page needs no link. Links that lead nowhere don't count. */
function workingKind({ menu, prices }: PageFacts, files: readonly MenuFile[]): MenuAt {
  const { kind, links } = menu;
  const broken = files.filter(({ outcome }) => outcome === 'broken').map(({ url }) => url);
  if (broken.length === 0 || prices.count >= PRICES_BESIDE_A_LINK) return kind;
  const isAllBroken = broken.length === files.length;
  if (isAllBroken) return broken.every(isPdf) ? 'broken_pdf' : 'broken_link';
  const isPage = ({ value }: { value: string }) => !isPdf(value) && !broken.includes(value);
  return kind === 'html' && !links.first.some(isPage) ? 'pdf' : kind;
}

const isPdf = (url: string) => URL.parse(url)?.pathname.toLowerCase().endsWith('.pdf') === true;

function dataOfMenu(page: PageFacts | undefined): GraderFact | undefined {
  const item = page?.structuredData.first.find(({ value }) => value.hasMenu);
  return item && seen({ snippet: item.snippet, source: 'page' });
}

function pictures(page: PageFacts | undefined): GraderFact | undefined {
  if (page === undefined) return undefined;
  const { images, imagesWithoutAlt } = page;
  // Scripts may add more photos.
  if (images.count < ENOUGH_PICTURES) return isShell(page) ? undefined : firstSeen(images, 'few');
  return firstSeen(imagesWithoutAlt, 'undescribed') ?? firstSeen(images, 'described');
}

function known(dishes: readonly Dish[]): GraderFact {
  const [first] = dishes;
  if (first === undefined) return absent('profile');
  const snippet = [first.name, first.price].filter((part) => part !== '').join(' ');
  const priced = dishes.filter(
    ({ price, variants, is_market_price: isMarket }) => price !== '' || variants.length > 0 || isMarket,
  );
  const value = priced.length >= dishes.length * PRICED_SHARE ? 'priced' : 'unpriced';
  return seen({ value: dishes.length < DISHES_OF_A_MENU ? 'few' : value, snippet, source: 'profile' });
}

/** The share of dishes with a description. */
function described(dishes: readonly Dish[]): GraderFact {
  const withDescription = dishes.filter(({ description }) => description !== '');
  const [first] = withDescription;
  if (first === undefined) return absent('profile');
  const value = Math.round((100 * withDescription.length) / dishes.length) / 100;
  return seen({ value, snippet: `${first.name}: ${first.description}`, source: 'profile' });
}
