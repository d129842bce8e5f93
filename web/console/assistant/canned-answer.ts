const ANSWERS: readonly [keywords: RegExp, answer: string][] = [
  [
    /revenue/i,
    'Revenue usually depends on new subscriptions, upgrades, and late payments. Compare this month with last month, plan by plan.',
  ],
  [
    /customer|churn/i,
    'Customers usually leave in their first weeks, or after a failed payment. Start with incomplete setups and overdue payments.',
  ],
  [
    /growth|strategy/i,
    'Growth usually comes from restaurants that publish a website and launch a campaign soon after they sign up. Look for restaurants that have done neither.',
  ],
];
const GENERIC = 'I can’t load the metrics right now. Try again later, or open a section from the sidebar.';

/** The sample answer when the assistant can't be reached (spec, console §4). It states no numbers. */
export function cannedAnswer(question: string): string {
  return ANSWERS.find(([keywords]) => keywords.test(question))?.[1] ?? GENERIC;
}
