import { BRAND_NAME } from '#shared/contract/brand.ts';
import type { RiskReason } from './churn-score.ts';
import { SUBJECT_MAX_LENGTH } from './letter-limits.ts';

export type ContactDraft = { subject: string; text: string };

/** What each reason means to the owner, and what can be done. None of it blames; figures stay with us. */
const OFFERS: Readonly<Record<RiskReason['kind'], string>> = {
  canceled:
    'We saw that your plan is set to end. If something did not work for you, we would like to hear about it; you can keep the plan at any time under Billing.',
  past_due: 'Your last payment didn’t go through. Update your card in Billing to keep your plan.',
  trial_ending:
    'Your trial is about to end. If you are not sure which plan fits, we are happy to help you choose.',
  silent:
    'We noticed you haven’t been active lately. If you’re short on time, we can show you the quickest wins.',
  use_fell:
    'You have used fewer of your tools lately. If one of them gets in your way, please tell us which.',
  ai_use_fell:
    'You have used the AI tools less lately. If their results were not what you needed, please tell us.',
  no_campaigns:
    'Text campaigns and ads have not been used lately. If you would like one, we can set it up with you.',
  no_changes: 'If anything on your website is no longer right, we can help you change it.',
  no_website: 'Your website is not public yet. We can go through the last steps with you.',
  ai_failures:
    'Some of your requests to the AI tools failed. We are sorry, and we would like to look into it with you.',
  failed_generations:
    'Some websites could not be written for you. We are sorry, and we can try again with you.',
  rejected_content:
    'Some of your texts were taken back. We can explain why, and help you word them so that they can stay.',
};
const MOST_OFFERS = 3;

/** A letter to the owner from what was found: the weightiest points, in plain and kind words. */
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
