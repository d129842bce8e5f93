import type { CampaignStatus } from './campaign-status.ts';

/** What can happen to an ad: the first three come from the provider, the others from its owner or the clock. */
export type AdEvent = 'submitted' | 'approved' | 'refused' | 'paused' | 'resumed' | 'ended';

const NEXT: Readonly<Record<AdEvent, Readonly<Partial<Record<CampaignStatus, CampaignStatus>>>>> = {
  submitted: { pending: 'in_review' },
  approved: { in_review: 'active' },
  refused: { pending: 'failed', in_review: 'failed', active: 'failed', paused: 'failed' },
  paused: { active: 'paused' },
  resumed: { paused: 'active' },
  ended: { pending: 'ended', in_review: 'ended', active: 'ended', paused: 'ended' },
};

/** What an ad is after an event; undefined when the event cannot happen to it. `ended` and `failed` are final. */
export function adStatusAfter(status: CampaignStatus, event: AdEvent): CampaignStatus | undefined {
  return NEXT[event][status];
}
