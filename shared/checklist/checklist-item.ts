export const CHECKLIST_TYPES = ['foundational', 'ongoing'] as const;
export type ChecklistType = (typeof CHECKLIST_TYPES)[number];

/** Of the spec (owner tools §3). */
export const ITEM_STATUSES = ['pending', 'in_progress', 'completed', 'not_applicable'] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

/** Our screens on which an item can be done. */
export const CHECKLIST_SCREENS = [
  'profile',
  'websites',
  'account',
  'get_new_customers',
  'bring_back_regulars',
  'guests',
  'redeem',
] as const;
export type ChecklistScreen = (typeof CHECKLIST_SCREENS)[number];

/** What the platform can verify itself. */
export const EVIDENCE_KINDS = [
  'email_verified',
  'site_published',
  'hours_known',
  'menu_known',
  'prices_known',
  'diets_known',
  'story_known',
  'phone_everywhere',
  'photos_uploaded',
  'dish_photos',
  'links_known',
  'ordering_link',
  'booking_known',
  'ad_recent',
  'win_back_recent',
  'codes_redeemed',
] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** A task of the checklist. */
export type ChecklistItem = {
  /** Never changes: statuses are stored under it. */
  item_id: string;
  title: string;
  description: string;
  /** Why it is worth doing, in one or two sentences. */
  why: string;
  /** How long it takes the first time. */
  minutes: number;
  is_critical?: true;
  /** Where it is done: one of our screens, or another website. Absent: offline. */
  screen?: ChecklistScreen;
  external_link?: string;
  link_text?: string;
  /** Days after which it is due again. */
  repeats_every_days?: number;
  evidence?: EvidenceKind;
};

export type ChecklistCategory = {
  /** Never changes. */
  category_id: string;
  name: string;
  description: string;
  /** A lucide icon. */
  icon: string;
  type: ChecklistType;
  items: readonly ChecklistItem[];
};
