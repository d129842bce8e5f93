import type { CampaignStatus } from './campaign-status.ts';

/** Events of an ad. The first three come from the provider, the others from its owner or the clock. */
export type AdEvent = 'submitted' | 'approved' | 'refused' | 'paused' | 'resumed' | 'ended';

const NEXT: Readonly<Record<AdEvent, Readonly<Partial<Record<CampaignStatus, CampaignStatus>>>>> = {
  submitted: { pending: 'in_review' },
  approved: { in_review: 'active' },
  refused: { pending: 'failed', in_review: 'failed', active: 'failed', paused: 'failed' },
  paused: { active: 'paused' },
  resumed: { paused: 'active' },
  ended: { pending: 'ended', in_review: 'ended', active: 'ended', paused: 'ended' },
};

/** The status of an ad after an event; undefined if the event isn’t allowed. `ended` and `failed` are final. */
export function adStatusAfter(status: CampaignStatus, event: AdEvent): CampaignStatus | undefined {
  return NEXT[event][status];
}
