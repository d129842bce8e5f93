/** Something that a page says, with the words or the markup that say so (at most 200 characters). */
export type Fact<Value> = { value: Value; snippet: string };

/** The first few of many, and how many there are. */
export type Facts<Value> = { count: number; first: Fact<Value>[] };

export type LinkOffer = { url: string; provider: string | null };

export type StructuredItem = {
  types: string[];
  name?: string;
  telephone?: string;
  address?: string;
  /** As it gives them: in its own words, or as JSON. */
  hours?: string;
  hasMenu: boolean;
};

/** Guests read the menu on a page, fetch it as a file, look at a picture of it, or find none. */
export type MenuKind = 'html' | 'pdf' | 'image' | 'none';

/** What the page of a restaurant says, as far as it can be seen without a browser. */
export type PageFacts = {
  language?: Fact<string>;
  title?: Fact<string>;
  description?: Fact<string>;
  viewport?: Fact<string>;
  structuredData: Facts<StructuredItem>;
  menu: { kind: MenuKind; links: Facts<string> };
  prices: Facts<string>;
  /** Lines with a number behind words, without a sign of money: perhaps a menu, and not read as one. */
  numberedLines: number;
  /** Asks search engines not to show the page. */
  noIndex?: Fact<string>;
  ordering: Facts<LinkOffer>;
  /** Links to order that stand in the page hidden, and that its scripts may show. */
  hiddenOrdering: Facts<LinkOffer>;
  /** Buttons to order, whose way only scripts know. */
  orderButtons: Facts<string>;
  booking: Facts<LinkOffer>;
  /** The same, hidden. */
  hiddenBooking: Facts<LinkOffer>;
  /** It names times of day: perhaps opening hours, which are read from its data for machines alone. */
  hasTimes: boolean;
  phones: Facts<string>;
  addresses: Facts<string>;
  social: Facts<LinkOffer>;
  /** Its pages at services where guests speak of it. */
  reviews: Facts<LinkOffer>;
  /** Those that it names to machines (`sameAs`), whether it links to them or not. */
  accounts: Facts<LinkOffer>;
  maps: Facts<string>;
  images: Facts<string>;
  imagesWithoutAlt: Facts<string>;
  /** Scripts and style sheets that a browser waits for before it shows anything. */
  blockingResources: Facts<string>;
  /** What a page on https loads without it. */
  insecureResources: Facts<string>;
  h1: Facts<string>;
  /** Headings that skip a level. */
  skippedHeadings: Facts<string>;
  unnamedLinks: Facts<string>;
  unnamedFields: Facts<string>;
  scripts: number;
  /** Of text that is there without scripts. */
  textCharacters: number;
  /** Nothing stands on the page but the way to another one: in frames, or where a script sends guests. */
  isElsewhere: boolean;
  /** The page is longer or finer than what is read of one. */
  isPartlyRead: boolean;
};
