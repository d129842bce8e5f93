import {
  type AdLaunch,
  type AdProvider,
  AdRefused,
  type AdReport,
} from '#functions/ads/provider/ad-provider.ts';
import type { AdAccountState } from '#shared/ads/contract/ad-account.ts';

const NOTHING: AdReport = { state: 'in_review', spentCents: 0, impressions: 0, peopleReached: 0, clicks: 0 };

/** An in-memory Facebook: keeps launched ads and reports what a test sets for each. */
export function aFacebook() {
  const launched = new Map<string, AdLaunch>();
  const switches: [campaignId: string, state: string][] = [];
  const reports = new Map<string, Partial<AdReport>>();
  let failure: Error | undefined;
  let accountState: AdAccountState = 'connected';
  let calls = 0;
  const answer = () => {
    calls += 1;
    if (failure !== undefined) throw failure;
  };
  const provider: AdProvider = {
    isSimulated: false,
    accountState: async () => accountState,
    launch: async (ad) => {
      answer();
      launched.set(ad.campaignId, ad);
      return { campaign: `fb-${ad.campaignId}` };
    },
    switchTo: async ({ campaignId }, state) => {
      answer();
      if (launched.has(campaignId)) switches.push([campaignId, state]);
    },
    report: async ({ campaignId }) => {
      answer();
      if (!launched.has(campaignId)) throw new AdRefused('Facebook does not know this ad.');
      return { ...NOTHING, ...reports.get(campaignId) };
    },
  };
  return {
    provider,
    launched,
    switches,
    calls: () => calls,
    says: (campaignId: string, report: Partial<AdReport>) => reports.set(campaignId, report),
    fails: (error: Error | undefined) => {
      failure = error;
    },
    account: (state: AdAccountState) => {
      accountState = state;
    },
  };
}
