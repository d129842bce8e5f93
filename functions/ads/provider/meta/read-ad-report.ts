import * as z from 'zod/mini';
import type { AdReport } from '#functions/ads/provider/ad-provider.ts';
import type { GraphClient } from './graph-client.ts';

const AdStateSchema = z.object({
  effective_status: z.string(),
  ad_review_feedback: z.optional(z.object({ global: z.optional(z.record(z.string(), z.string())) })),
});
const InsightsSchema = z.object({
  data: z.array(
    z.object({
      /** A decimal in the account's currency. */
      spend: z._default(z.string(), '0'),
      impressions: z._default(z.string(), '0'),
      reach: z._default(z.string(), '0'),
      clicks: z._default(z.string(), '0'),
    }),
  ),
});

const IN_REVIEW = ['PENDING_REVIEW', 'IN_PROCESS', 'PREAPPROVED', 'PENDING_BILLING_INFO'];
const STOPPED = ['ARCHIVED', 'DELETED'];
const PAUSED = ['PAUSED', 'CAMPAIGN_PAUSED', 'ADSET_PAUSED'];

/** Reads state and results of an ad by its ID. Throws a `ZodError` for an unexpected answer. */
export async function readAdReport(graph: GraphClient, ad: string): Promise<AdReport> {
  const state = AdStateSchema.parse(await graph.get(ad, { fields: 'effective_status,ad_review_feedback' }));
  const insights = InsightsSchema.parse(
    await graph.get(`${ad}/insights`, { fields: 'spend,impressions,reach,clicks', date_preset: 'maximum' }),
  );
  const [sums] = insights.data;
  return {
    ...stateOf(state),
    spentCents: Math.round(Number(sums?.spend ?? 0) * 100),
    impressions: Number(sums?.impressions ?? 0),
    peopleReached: Number(sums?.reach ?? 0),
    clicks: Number(sums?.clicks ?? 0),
  };
}

function stateOf(ad: z.output<typeof AdStateSchema>): Pick<AdReport, 'state' | 'reason'> {
  const { effective_status: status } = ad;
  if (status === 'DISAPPROVED' || status === 'WITH_ISSUES') {
    const reasons = Object.values(ad.ad_review_feedback?.global ?? {});
    return {
      state: 'refused',
      reason: `Facebook rejected the ad${reasons.length > 0 ? `: ${reasons.join(' ')}` : '.'}`,
    };
  }
  if (STOPPED.includes(status)) return { state: 'stopped' };
  if (PAUSED.includes(status)) return { state: 'paused' };
  return { state: IN_REVIEW.includes(status) ? 'in_review' : 'running' };
}
