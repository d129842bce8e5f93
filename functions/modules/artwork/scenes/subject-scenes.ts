import type { ImageSubject } from '#functions/platform/ai/image-subjects.ts';
import type { SubjectScene } from './scene-parts.ts';
import { DESSERT_TO_TABLE } from './scenes-dessert-to-table.ts';
import { PASTA_TO_COCKTAIL } from './scenes-pasta-to-cocktail.ts';

/** The scenes in which each subject can be drawn. */
export const SUBJECT_SCENES: Record<ImageSubject, readonly [SubjectScene, ...SubjectScene[]]> = {
  ...PASTA_TO_COCKTAIL,
  ...DESSERT_TO_TABLE,
};
