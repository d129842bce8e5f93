import { BRAND_NAME } from '#shared/contract/brand.ts';
import type { RiskReason } from './churn-score.ts';
import { SUBJECT_MAX_LENGTH } from './letter-limits.ts';

export type ContactDraft = { subject: string; text: string };

/** What each reason means to the owner, and how we can help. No blame and no numbers. */
const OFFERS: Readonly<Record<RiskReason['kind'], string>> = {
  canceled:
    'We saw that your plan is set to end. If something didn’t work for you, we’d like to hear about it. You can keep your plan anytime in Billing.',
  past_due: 'Your last payment didn’t go through. Update your card in Billing to keep your plan.',
  trial_ending:
    'Your trial is about to end. If you aren’t sure which plan fits, we’re happy to help you choose.',
  silent:
    'We noticed you haven’t been active lately. If you’re short on time, we can show you the quickest wins.',
  use_fell: 'You’ve been using fewer of our tools lately. If one isn’t working for you, let us know.',
  ai_use_fell:
    'You’ve been using the AI tools less lately. If the results weren’t what you needed, let us know.',
  no_campaigns:
    'You haven’t sent a text campaign or run an ad lately. If you’d like to start one, we can set it up with you.',
  no_changes: 'If anything on your website is out of date, we can help you change it.',
  no_website: 'Your website isn’t published yet. We can walk you through the last steps.',
  ai_failures: 'Some of your AI requests failed. We’re sorry, and we’d like to look into it with you.',
  failed_generations:
    'We couldn’t generate some of your websites. We’re sorry, and we’re happy to help you try again.',
  rejected_content: 'We removed some of your content. We can explain why and help you rewrite it.',
};
const MOST_OFFERS = 3;

/** Drafts an email to the owner about the heaviest reasons, in plain and kind words. */
export function contactDraft(
  restaurantName: string,
  reasons: readonly Pick<RiskReason, 'kind'>[],
): ContactDraft {
  const name = restaurantName === '' ? 'your restaurant' : restaurantName;
  const offers = reasons.slice(0, MOST_OFFERS).map(({ kind }) => OFFERS[kind]);
  const text = [
    'Hello,',
    `I’m checking in to see how ${name} is doing with ${BRAND_NAME}.`,
    ...offers,
    'Reply to this email if you’d like a hand.',
    `The ${BRAND_NAME} team`,
  ].join('\n\n');
  return { subject: `How is ${name} doing with ${BRAND_NAME}?`.slice(0, SUBJECT_MAX_LENGTH), text };
}
