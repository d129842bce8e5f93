import type { ImageSubject } from '#functions/platform/ai/image-subjects.ts';
import type { SubjectScene } from './scene-parts.ts';
import { BURGER_TO_SOUP } from './scenes-burger-to-soup.ts';
import { PASTA_TO_GRILL } from './scenes-pasta-to-grill.ts';
import { VEGETABLES_TO_LAMP } from './scenes-vegetables-to-lamp.ts';

/** The scenes in which each subject can be drawn. */
export const SUBJECT_SCENES: Record<ImageSubject, readonly [SubjectScene, ...SubjectScene[]]> = {
  ...PASTA_TO_GRILL,
  ...BURGER_TO_SOUP,
  ...VEGETABLES_TO_LAMP,
};
