import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { CreateSmsSchema, PreviewSmsSchema } from '#shared/sms/contract/sms-campaign.ts';
import { smsCampaignRoutes } from '#shared/sms/contract/sms-campaign-routes.ts';
import type { SendTestSmsSchema, SmsTest } from '#shared/sms/contract/sms-test.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { usePages } from '#web/client/use-pages.ts';
import { useReload } from '#web/client/use-reload.ts';

const api = createApi({ sms: smsCampaignRoutes });

/** How often a campaign is polled: while texts go out, and while they only wait for the morning. */
const GOING_OUT_MS = 3_000;
const WAITING_MS = 60_000;

const TEST_MS = 2_000;
const TEST_ASKED_FOR = 30;

export type SmsPreview = Awaited<ReturnType<typeof previewSms>>;
export type SentCampaign = Awaited<ReturnType<typeof createSms>>;
export type SmsStatus = NonNullable<ReturnType<typeof useSmsStatus>['data']>;

/** Without a file, the text that guests would get. Stores nothing. */
export async function previewSms(body: z.input<typeof PreviewSmsSchema>, file: File | undefined) {
  return (await api.sms.previewSmsCampaign({ body, file })).preview;
}

export async function createSms(body: z.input<typeof CreateSmsSchema>, file: File) {
  return (await api.sms.createSmsCampaign({ body, file })).data;
}

/** Cancels a scheduled campaign, and reloads what changes. */
export function useCancelSms() {
  const queries = useQueryClient();
  const reload = useReloadSmsCampaigns();
  return useMutation({
    mutationFn: (id: string) => api.sms.cancelSmsCampaign({ params: { id } }),
    onSuccess: (_answer, id) =>
      Promise.all([reload(), queries.invalidateQueries({ queryKey: queryKeys.smsCampaign(id) })]),
  });
}

/** Sends the campaign’s text to the owner’s phone. */
export async function sendTestSms(body: z.input<typeof SendTestSmsSchema>) {
  return (await api.sms.sendTestSms({ body })).data;
}

/** The status of a test text, polled until it is final, for a minute at most, because receipts may never arrive. */
export function useSmsTest(test: SmsTest | undefined) {
  return useQuery({
    queryKey: queryKeys.smsTest(test?.test_id ?? ''),
    enabled: test !== undefined,
    initialData: test,
    queryFn: async ({ signal }) =>
      (await api.sms.getTestSms({ params: { id: test?.test_id ?? '' }, signal })).data.test,
    refetchInterval: ({ state }) => {
      const isOpen = state.data?.state === 'waiting' || state.data?.state === 'sent';
      return isOpen && state.dataUpdateCount < TEST_ASKED_FOR ? TEST_MS : false;
    },
  });
}

export async function downloadSampleCsv(): Promise<Blob> {
  return (await api.sms.downloadSampleCsv()).content;
}

/** The text campaigns among the newest campaigns. */
export const newestSmsQuery = queryOptions({
  queryKey: queryKeys.newestSms,
  queryFn: async ({ signal }) =>
    (await api.sms.listSmsCampaigns({ query: { limit: 50 }, signal })).data.campaigns,
});

/** The restaurant’s text campaigns, newest first, page by page. */
export function useSmsCampaigns() {
  return usePages({
    queryKey: queryKeys.smsCampaigns,
    read: (cursor, signal) => api.sms.listSmsCampaigns({ query: { limit: 10, ...cursor }, signal }),
    select: (pages) => pages.flatMap(({ campaigns }) => campaigns),
  });
}

/** The delivery status of a campaign, polled until it is final. */
export function useSmsStatus(id: string) {
  return useQuery({
    queryKey: queryKeys.smsCampaign(id),
    queryFn: async ({ signal }) => (await api.sms.getSmsCampaignStatus({ params: { id }, signal })).data,
    refetchInterval: ({ state }) => {
      const { waiting, sent } = state.data?.progress ?? { waiting: 0, sent: 1 };
      if (waiting + sent === 0) return false;
      const opensAt = state.data?.campaign.decisions.held_from;
      const onlyHeld = sent === 0 && opensAt !== undefined && new Date(opensAt) > new Date();
      return onlyHeld && waiting <= (state.data?.campaign.decisions.hold ?? 0) ? WAITING_MS : GOING_OUT_MS;
    },
  });
}

/** The results of a campaign so far. */
export function useSmsResults(id: string) {
  return useQuery({
    queryKey: queryKeys.smsResults(id),
    queryFn: async ({ signal }) => (await api.sms.getSmsCampaignResults({ params: { id }, signal })).data,
  });
}

/** The guests of a campaign with each decision and its reason, in list order, page by page. */
export function useSmsGuests(id: string) {
  return usePages({
    queryKey: queryKeys.smsGuests(id),
    read: (cursor, signal) =>
      api.sms.listSmsGuests({ params: { id }, query: { limit: 50, ...cursor }, signal }),
    select: (pages) => pages.flatMap(({ guests }) => guests),
    keepsPrevious: true,
  });
}

/** Reloads what a new campaign changes: campaigns, the dashboard, and guests. */
export const useReloadSmsCampaigns = () =>
  useReload(queryKeys.smsCampaigns, queryKeys.restaurantDashboard, queryKeys.guests);
