import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { imageRoutes } from '#shared/images/contract/image-routes.ts';
import type { SiteImage } from '#shared/images/contract/site-image.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ images: imageRoutes });

const imageQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.image(id),
    queryFn: async ({ signal }) => (await api.images.getImage({ params: { id }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** One image; null fetches none. */
export function useImage(id: string | null): SiteImage | undefined {
  return useQuery({ ...imageQuery(id ?? ''), enabled: id !== null }).data;
}

/** Several images in one call. Deleted ones are left out. */
export function useLoadImages() {
  const queries = useQueryClient();
  return (ids: readonly string[]) => loadImages(queries, ids);
}

async function loadImages(queries: QueryClient, ids: readonly string[]): Promise<Map<string, SiteImage>> {
  const images = await Promise.all(
    [...new Set(ids)].map((id) => queries.ensureQueryData(imageQuery(id)).catch(() => undefined)),
  );
  return new Map(images.flatMap((image) => (image === undefined ? [] : [[image.image_id, image]])));
}
