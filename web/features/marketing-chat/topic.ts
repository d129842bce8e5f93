/** Where a reply may lead. */
export type ChatLink = 'trial' | 'plans' | 'contact';
export type MarketingReply = {
  paragraphs: readonly string[];
  links?: readonly ChatLink[];
  /** Of the paragraphs, where it is not English. */
  language?: string;
};

/** One canned answer. A keyword or name begins at the start of a word; one that ends with a space is a whole word. */
export type Topic = MarketingReply & {
  id: string;
  keywords: readonly string[];
  /** Of companies: each says more than any keyword. */
  names?: readonly string[];
  /** Without one of its names the topic fits no question. */
  needsName?: true;
};
