import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { CopyLibrary, CuisineCopy, SectionTopic } from '../library/copy-library.ts';
import type { Slots } from '../library/expand-line.ts';
import type { FaqTopic } from '../library/faq-topics.ts';
import type { DraftBuilder } from './draft-builder.ts';
import type { Drawer } from './drawer.ts';
import type { PlaceKind } from './place-kind.ts';

/** What the owner asked for besides facts. */
export type PageRequests = {
  faq: FaqTopic[];
  sections: SectionTopic[];
  /** The subject of a founder’s section; empty if unknown. */
  founder: string;
  /** Topics that the owner mentions. We suggest nothing about them, because it could contradict the owner. */
  spoken: FaqTopic[];
  /** Sentences whose place the owner chose. */
  placed: { text: string; use: 'about' | 'answer' | 'note' }[];
};
export const NO_REQUESTS: PageRequests = { faq: [], sections: [], founder: '', spoken: [], placed: [] };

/** The data for each part of a page. */
export type PageSource = {
  profile: RestaurantProfile;
  websiteName: string;
  library: CopyLibrary;
  cuisine: CuisineCopy;
  requests: PageRequests;
  /** Only the About is wanted. */
  isAboutOnly: boolean;
  /** What the restaurant is, in the owner's words. */
  identity: string;
  place: PlaceKind;
  /** The owner’s sentences that need proof: awards, "best", health. */
  claims: readonly string[];
  /** The owner’s sentences that may not be meant for guests. */
  unsure: readonly string[];
  /** IDs of suggestions that the owner removed. */
  removed: ReadonlySet<string>;
  slots: Slots;
  /** The same for all versions of a website. */
  seed: string;
  drawer: Drawer;
  builder: DraftBuilder;
};
