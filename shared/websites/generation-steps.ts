/** The steps of a generation, in order. `startsAt`: the percentage shown during the step. `operation`: its text. */
export const GENERATION_STEPS = [
  { name: 'reading', startsAt: 3, operation: 'Reading your profile' },
  { name: 'story', startsAt: 8, operation: 'Writing your story' },
  { name: 'menu', startsAt: 24, operation: 'Building the menu' },
  { name: 'design', startsAt: 36, operation: 'Choosing the design' },
  { name: 'pictures', startsAt: 46, operation: 'Drawing the images' },
  { name: 'assembly', startsAt: 84, operation: 'Putting the page together' },
  { name: 'check', startsAt: 90, operation: 'Checking the page' },
  { name: 'storing', startsAt: 95, operation: 'Saving your website' },
] as const satisfies readonly { name: string; startsAt: number; operation: string }[];

export type GenerationStepName = (typeof GENERATION_STEPS)[number]['name'];

export const WAITING_OPERATION = 'Waiting to start';
export const COMPLETED_OPERATION = 'Your website is ready';
