/** What a post says, part by part; empty text for nothing. */
export type PostParts = {
  /** The point: a phone shows it before "more". */
  lead: string;
  /** What the point is about: left out nowhere. */
  core: string;
  /** What is known of it, in the owner's words. */
  body: readonly string[];
  /** A line of ours that states nothing. */
  line: string;
  /** A line of ours that may stand in other posts, too. */
  aside: string;
  /** When the house is open, as far as it is known and not said yet. */
  when: string;
};

/** What a kind of post says of its own. */
export type Said = Pick<PostParts, 'lead'> & Partial<PostParts>;
