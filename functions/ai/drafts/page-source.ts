import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { CopyLibrary, CuisineCopy, SectionTopic } from '../library/copy-library.ts';
import type { Slots } from '../library/expand-line.ts';
import type { FaqTopic } from '../library/faq-topics.ts';
import type { DraftBuilder } from './draft-builder.ts';
import type { Drawer } from './drawer.ts';
import type { PlaceKind } from './place-kind.ts';

/** What the owner asked for beside facts. */
export type PageRequests = {
  faq: FaqTopic[];
  sections: SectionTopic[];
  /** Of a founder's section: whom it is about; empty text while unknown. */
  founder: string;
  /** What the owner speaks of in whatever way: nothing is suggested that could contradict it. */
  spoken: FaqTopic[];
  /** Sentences whose place the owner chose. */
  placed: { text: string; use: 'about' | 'answer' | 'note' }[];
};
export const NO_REQUESTS: PageRequests = { faq: [], sections: [], founder: '', spoken: [], placed: [] };

/** What the parts of a page are written from. */
export type PageSource = {
  profile: RestaurantProfile;
  websiteName: string;
  library: CopyLibrary;
  cuisine: CuisineCopy;
  requests: PageRequests;
  /** What the restaurant is, in the owner's words. */
  identity: string;
  place: PlaceKind;
  /** Sentences of the owner that need proof: awards, "best", health. */
  claims: readonly string[];
  /** Sentences of the owner that may not be for guests. */
  unsure: readonly string[];
  /** Ids of suggestions that the owner has removed. */
  removed: ReadonlySet<string>;
  slots: Slots;
  /** Stable per website. */
  seed: string;
  drawer: Drawer;
  builder: DraftBuilder;
};
