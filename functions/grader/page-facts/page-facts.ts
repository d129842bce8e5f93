/** A statement on a page with its evidence (at most 200 characters). */
export type Fact<Value> = { value: Value; snippet: string };

/** The first few facts and their total count. */
export type Facts<Value> = { count: number; first: Fact<Value>[] };

/** `provider`: the service; null for a page of the website itself. */
export type LinkOffer = { url: string; provider: string | null };

/** A restaurant in structured data. Hours as stated: prose or JSON. */
export type StructuredItem = { telephone?: string; address?: string; hours?: string; hasMenu: boolean };

/** How guests see the menu: on a page, as a file, as an image, or not at all. */
export type MenuKind = 'html' | 'pdf' | 'image' | 'none';

/** What a page's links offer. */
export type LinkFacts = {
  ordering: Facts<LinkOffer>;
  booking: Facts<LinkOffer>;
  social: Facts<LinkOffer>;
  /** The restaurant's pages at review services. */
  reviews: Facts<LinkOffer>;
  maps: Facts<string>;
  menuLinks: Facts<string>;
  /** Digits, with the plus sign if there is one. */
  phones: Facts<string>;
};

/** The facts on a restaurant's page, as far as its data, links, headings, and markup state them. */
export type PageFacts = Omit<LinkFacts, 'menuLinks'> & {
  language?: Fact<string>;
  title?: Fact<string>;
  description?: Fact<string>;
  viewport?: Fact<string>;
  /** Keeps the page out of search results. */
  noIndex?: Fact<string>;
  structuredData: Facts<StructuredItem>;
  /** Accounts in structured data (`sameAs`), linked or not. */
  accounts: Facts<LinkOffer>;
  menu: { kind: MenuKind; links: Facts<string> };
  prices: Facts<string>;
  /** Order buttons that only work with scripts. */
  orderButtons: Facts<string>;
  /** In `address` elements. */
  addresses: Facts<string>;
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
  /** Scripts and frames, which may show more than the page itself. */
  scripts: number;
  /** Characters of text that is visible without scripts. */
  textCharacters: number;
  /** The page is longer or more detailed than our limits. */
  isPartlyRead: boolean;
};
