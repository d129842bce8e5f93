import type { ImageAsset } from '#shared/site/site-content.ts';

/** A drawn image of a sample restaurant, stored under `/images/templates/` on the sites origin. */
export type TemplateImage = { url: string; asset: ImageAsset; subject: string };
