import type { ImageAsset } from '#shared/site/site-content.ts';

/** A drawn picture of a sample restaurant; its files lie below `/images/templates/` on the sites origin. */
export type TemplateImage = { url: string; asset: ImageAsset; subject: string };

/** A template's own, the hero first, then the gallery; and likewise those for which no dish can be shown. */
export type TemplateImages = { own: readonly TemplateImage[]; neutral: readonly TemplateImage[] };
