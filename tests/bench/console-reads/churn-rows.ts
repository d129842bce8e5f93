import { openChurnRecords } from '#functions/console/churn-records.ts';
import { RISKIEST } from '#functions/console/score-all-customers.ts';
import type { DynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { openRepositories } from '#tests/builders/repositories.ts';

/** Churn scores of this many customers, as the nightly job stores them. */
export async function putChurn(client: DynamoClient, { scored, now }: { scored: number; now: string }) {
  const churn = openChurnRecords(openRepositories(client).platformRecords);
  const reasons = ['silent', 'no_website', 'no_campaigns'] as const;
  const riskiest = Array.from({ length: RISKIEST }, (_, at) => ({
    restaurant_id: `r${at}`,
    score: 70,
    plan_id: 'basic' as const,
    reasons: reasons.map((kind) => ({
      kind,
      points: 25,
      text: 'Nothing was done in the last 90 days.',
      figures: { days: 90 },
    })),
  }));
  const found = { scored, at_risk: scored / 10, immediate: scored / 20, at_risk_cents: 490 * scored };
  const data = { as_of: now, state: 'done' as const, ...found, riskiest };
  await churn.save({ record_id: 'latest', version: 1, data });
}
