import { ACCEPTED_IMAGE_TYPES } from '#shared/images/contract/site-image.ts';

/** Browsers resize menu photos to this before they send them. Edges in pixels. */
export const MENU_PHOTO = { types: ACCEPTED_IMAGE_TYPES, maxBytes: 1_572_864, maxEdge: 1_600 } as const;

export const MENU_PHOTO_MESSAGES = {
  missing: 'Choose a photo of your menu.',
  type: 'This file isn’t a JPEG, PNG, or WebP photo. Choose a photo of your menu, or paste its text.',
  tooLarge: 'This photo is larger than 1.5 MB. Choose a smaller one, or paste the text of your menu.',
} as const;
