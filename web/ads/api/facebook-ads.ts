import {
  type InfiniteData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { isLiveCampaign } from '#shared/ads/campaign-status.ts';
import type { Ad, CreateAdSchema, PreviewAdSchema } from '#shared/ads/contract/ad-campaign.ts';
import { adCampaignRoutes } from '#shared/ads/contract/ad-campaign-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { useReload } from '#web/client/use-reload.ts';

const api = createApi({ ads: adCampaignRoutes });

/** How often a waiting ad is polled. */
const WAITING_MS = 5_000;

export type AdPreview = Awaited<ReturnType<typeof previewAd>>;
export type LaunchedAd = Awaited<ReturnType<typeof launchAd>>;

/** Previews an ad. Stores nothing. */
export async function previewAd(typed: z.input<typeof PreviewAdSchema>, signal: AbortSignal) {
  return (await api.ads.previewFacebookAd({ body: typed, signal })).preview;
}

export async function launchAd(ad: z.input<typeof CreateAdSchema>) {
  return (await api.ads.createFacebookAd({ body: ad })).data;
}

/** The restaurant’s newest ads, for screens that need no others. */
export const adsQuery = queryOptions({
  queryKey: queryKeys.newestAds,
  queryFn: async ({ signal }) =>
    (await api.ads.listFacebookAds({ query: { limit: 50 }, signal })).data.campaigns,
});

type AdPage = { ads: Ad[]; nextCursor: string | undefined };

const ADS_A_PAGE = 20;
/** Text campaigns share the pages with ads. A page without ads is followed by the next one, up to this many times. */
const MOST_EMPTY_PAGES = 10;

/** The restaurant’s ads, newest first, page by page. */
export function useAds() {
  return useInfiniteQuery({
    queryKey: queryKeys.adPages,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ ads }) => ads),
  });
}

async function readPage(from: string, signal: AbortSignal): Promise<AdPage> {
  let cursor: string | undefined = from;
  for (let page = 0; page < MOST_EMPTY_PAGES; page += 1) {
    const query = { limit: ADS_A_PAGE, ...(cursor !== '' && { cursor }) };
    const { data }: { data: { campaigns: Ad[]; next_cursor?: string | undefined } } =
      await api.ads.listFacebookAds({ query, signal });
    cursor = data.next_cursor;
    if (data.campaigns.length > 0 || cursor === undefined) return { ads: data.campaigns, nextCursor: cursor };
  }
  return { ads: [], nextCursor: cursor };
}

/** One ad, polled while it waits for Facebook. */
export function useAdStatus(ad: Ad) {
  const isWaited = (status: Ad['status']) => status === 'pending' || status === 'in_review';
  return useQuery({
    queryKey: queryKeys.ad(ad.campaign_id, ad.version),
    queryFn: async ({ signal }) =>
      (await api.ads.getFacebookAdStatus({ params: { id: ad.campaign_id }, signal })).data,
    initialData: ad,
    enabled: isLiveCampaign(ad.status),
    refetchInterval: ({ state }) => (isWaited(state.data?.status ?? ad.status) ? WAITING_MS : false),
  });
}

const SWITCHES = {
  pause: api.ads.pauseFacebookAd,
  resume: api.ads.resumeFacebookAd,
  end: api.ads.endFacebookAd,
};
export type AdSwitch = keyof typeof SWITCHES;

/** Pauses, resumes, or ends an ad. Throws `ApiError`. */
export function useSwitchAd() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, to }: { id: string; to: AdSwitch }) => SWITCHES[to]({ params: { id } }),
    onSuccess: ({ data }) =>
      queries.setQueryData<InfiniteData<AdPage>>(queryKeys.adPages, (all) => all && withAd(all, data)),
  });
}

function withAd(all: InfiniteData<AdPage>, ad: Ad): InfiniteData<AdPage> {
  const replace = (each: Ad) => (each.campaign_id === ad.campaign_id ? ad : each);
  return { ...all, pages: all.pages.map((page) => ({ ...page, ads: page.ads.map(replace) })) };
}

/** Reloads the list after a launch. */
export const useReloadAds = () => useReload(queryKeys.ads);
