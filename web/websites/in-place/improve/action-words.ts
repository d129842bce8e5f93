import type { TextAction } from '#shared/site/editing/text-actions.ts';

/** The label and progress text of each action. */
export const ACTION_WORDS: Readonly<Record<TextAction, { label: string; progress: string }>> = {
  rewrite: { label: 'Rewrite', progress: 'Rewriting…' },
  shorter: { label: 'Shorter', progress: 'Shortening…' },
  longer: { label: 'Longer', progress: 'Expanding…' },
  warmer: { label: 'Warmer', progress: 'Making it warmer…' },
  describe: { label: 'Describe this dish', progress: 'Describing this dish…' },
  write_faqs: { label: 'Write FAQs', progress: 'Writing FAQs…' },
};
