import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Changes } from '#shared/contract/changes.ts';
import type { BriefChoice } from '#shared/profile/brief-lines.ts';
import type { BriefReading } from '#shared/profile/contract/restaurant-profile-routes.ts';
import { restaurantProfileRoutes } from '#shared/profile/contract/restaurant-profile-routes.ts';
import type { StatedDetails } from '#shared/profile/entered/page-details.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ profile: restaurantProfileRoutes });

/** The stored profile. `version` rises by one with every change. */
export type StoredProfile = { profile: RestaurantProfile; version: number; updated_at: string };

/** The restaurant's profile. */
export const profileQuery = queryOptions({
  queryKey: queryKeys.profile,
  queryFn: async ({ signal }) => (await api.profile.getProfile({ signal })).data,
});

export function useProfile() {
  return useQuery(profileQuery);
}

/**
 * Saves changes made to a version. `isProposed`: by the assistant. Throws `ApiError` `profile_changed` if someone
 * else has saved since.
 */
export async function saveProfile(version: number, changes: Changes, isProposed = false) {
  const query = { version: String(version) };
  return (await api.profile.updateProfile({ query, body: changes, isProposed })).data;
}

/** The details that a text says about the restaurant, and its lines. Stores nothing. */
export async function readText(
  text: string,
  signal: AbortSignal,
  choices: readonly BriefChoice[] = [],
): Promise<BriefReading> {
  return (await api.profile.readProfile({ body: { text, brief_lines: [...choices] }, signal })).data;
}

/** The assistant question that a message means, interpreted by a model; null for none. */
export async function readMessage(message: string, signal: AbortSignal): Promise<string | null> {
  return (await api.profile.readMessage({ body: { message }, signal })).data.question;
}

/** The details on one web page. Stores nothing. */
export async function readPage(
  body: { url: string; is_mine: boolean },
  signal: AbortSignal,
): Promise<StatedDetails> {
  return (await api.profile.readPage({ body, signal })).data;
}

/** A photo of a page to which the owner has the rights, as a file. */
export async function readPagePhoto(url: string, signal: AbortSignal): Promise<File> {
  const { data } = await api.profile.readPagePhoto({ body: { url, has_rights: true }, signal });
  const bytes = Uint8Array.from(atob(data.base64), (sign) => sign.charCodeAt(0));
  const name = URL.parse(url)?.pathname.split('/').at(-1) || 'photo';
  return new File([bytes], name, { type: data.type });
}

/** The lines of a menu in a photo, for the owner to check. Stores nothing. */
export async function readMenuPhoto(file: File, signal: AbortSignal): Promise<string[]> {
  return (await api.profile.readMenuPhoto({ body: {}, file, signal })).data.lines;
}

export type StaleProjection = NonNullable<ReturnType<typeof useStaleProjections>['data']>[number];

/** Published websites with facts older than the profile’s. */
export function useStaleProjections() {
  return useQuery({
    queryKey: queryKeys.staleProjections,
    queryFn: async ({ signal }) => (await api.profile.listStaleProjections({ signal })).data.projections,
  });
}

export type ProfileProposals = NonNullable<ReturnType<typeof useProfileProposals>['data']>;

/** Details on an existing website that the profile lacks. */
export function useProfileProposals() {
  return useQuery({
    queryKey: queryKeys.profileProposals,
    queryFn: async ({ signal }) => (await api.profile.listProfileProposals({ signal })).data.proposals,
  });
}

/** Replaces the cached profile with the saved or newest one. */
export function useKeepProfile() {
  const queries = useQueryClient();
  return {
    /** Reloads what the websites say beyond the profile. */
    forgetProjections: () =>
      Promise.all(
        [queryKeys.staleProjections, queryKeys.profileProposals].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
    keep: (stored: StoredProfile) => queries.setQueryData(queryKeys.profile, stored),
    reload: () => queries.fetchQuery({ ...profileQuery, staleTime: 0 }),
  };
}
