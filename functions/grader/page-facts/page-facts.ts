/** A statement on a page with its evidence (at most 200 characters). */
export type Fact<Value> = { value: Value; snippet: string };

/** The first few facts and their total count. */
export type Facts<Value> = { count: number; first: Fact<Value>[] };

export type LinkOffer = { url: string; provider: string | null };

export type StructuredItem = {
  types: string[];
  name?: string;
  telephone?: string;
  address?: string;
  /** As stated: prose or JSON. */
  hours?: string;
  hasMenu: boolean;
};

/** How guests see the menu: on a page, as a file, as an image, or not at all. */
export type MenuKind = 'html' | 'pdf' | 'image' | 'none';

/** The facts on a restaurant's page, as far as they are visible without a browser. */
export type PageFacts = {
  language?: Fact<string>;
  title?: Fact<string>;
  description?: Fact<string>;
  viewport?: Fact<string>;
  structuredData: Facts<StructuredItem>;
  menu: { kind: MenuKind; links: Facts<string> };
  prices: Facts<string>;
  /** Lines with a number after words but no currency sign, which may be a menu. */
  numberedLines: number;
  /** Keeps the page out of search results. */
  noIndex?: Fact<string>;
  ordering: Facts<LinkOffer>;
  /** Hidden order links that scripts may reveal. */
  hiddenOrdering: Facts<LinkOffer>;
  /** Order buttons that only work with scripts. */
  orderButtons: Facts<string>;
  booking: Facts<LinkOffer>;
  /** Hidden booking links that scripts may reveal. */
  hiddenBooking: Facts<LinkOffer>;
  /** The page mentions times, which may be opening hours. Hours are only read from structured data. */
  hasTimes: boolean;
  phones: Facts<string>;
  addresses: Facts<string>;
  social: Facts<LinkOffer>;
  /** The restaurant's pages at review services. */
  reviews: Facts<LinkOffer>;
  /** Accounts in structured data (`sameAs`), linked or not. */
  accounts: Facts<LinkOffer>;
  maps: Facts<string>;
  images: Facts<string>;
  imagesWithoutAlt: Facts<string>;
  /** Scripts and style sheets that delay the first paint. */
  blockingResources: Facts<string>;
  /** Resources that an https page loads without encryption. */
  insecureResources: Facts<string>;
  h1: Facts<string>;
  /** Headings that skip a level. */
  skippedHeadings: Facts<string>;
  unnamedLinks: Facts<string>;
  unnamedFields: Facts<string>;
  scripts: number;
  /** Characters of text that is visible without scripts. */
  textCharacters: number;
  /** The page only leads to another one, with frames or a script redirect. */
  isElsewhere: boolean;
  /** The page is longer or more detailed than our limits. */
  isPartlyRead: boolean;
};
