const ANSWERS: readonly [keywords: RegExp, answer: string][] = [
  [
    /revenue/i,
    'Revenue usually follows new subscriptions, upgrades and payments that come in late. Compare this month with the last one, plan by plan.',
  ],
  [
    /customer|churn/i,
    'Customers usually leave in their first weeks, or after a payment has failed. Look first at setups that are not complete and at overdue payments.',
  ],
  [
    /growth|strategy/i,
    'Growth usually comes from restaurants that publish a website and launch a first campaign soon after they sign up. Look at who has done neither.',
  ],
];
const GENERIC =
  'I can tell of revenue, subscriptions, restaurants, campaigns and AI features as soon as the figures can be read again.';

/** What is said where the assistant cannot be reached (spec, console §4): a sample, without any figure. */
export function cannedAnswer(question: string): string {
  return ANSWERS.find(([keywords]) => keywords.test(question))?.[1] ?? GENERIC;
}
