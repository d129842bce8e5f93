/** Links that a reply can offer. */
export type ChatLink = 'trial' | 'plans' | 'contact' | 'signIn';
export type MarketingReply = {
  paragraphs: readonly string[];
  links?: readonly ChatLink[];
  /** The language of the paragraphs, if it isn't English. */
  language?: string;
};

/** One canned answer. A keyword or name begins at the start of a word; one that ends with a space is a whole word. */
export type Topic = MarketingReply & {
  id: string;
  keywords: readonly string[];
  /** Company names: each counts more than any keyword. */
  names?: readonly string[];
  /** The topic fits only questions that contain one of its names. */
  needsName?: true;
};
