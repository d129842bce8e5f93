import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { RouteAnswer, RouteRequest } from '#shared/contract/route.ts';
import type { AiFeature } from '#shared/features/ai-features.ts';
import { featureRoutes } from '#shared/features/contract/feature-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { useReload } from '#web/client/use-reload.ts';

const api = createApi({ features: featureRoutes });

const RESTAURANTS_PER_PAGE = 100;
/** How often the summary reloads while a change to all restaurants is in progress. */
const JOB_POLL_MS = 1_000;

type MatrixPage = RouteAnswer<typeof featureRoutes.listFeatureToggles>['data'];
type MatrixPages = InfiniteData<MatrixPage, string>;

/** One feature of one restaurant. */
export type FeatureCell = MatrixPage['toggles'][number];
/** A restaurant with all its features. */
export type MatrixRow = MatrixPage['restaurants'][number] & {
  cells: Readonly<Partial<Record<AiFeature, FeatureCell>>>;
};
export type FeatureSummary = RouteAnswer<typeof featureRoutes.getFeatureSummary>['data']['features'][number];
export type FeatureJob = NonNullable<FeatureSummary['job']>;

type MatrixFilter = {
  restaurantId: string | undefined;
  search: string;
  /** Only restaurants with a switch or limit of their own. */
  isChanged: boolean;
};

/** Lists one restaurant, or all whose name or email address contains the search, page by page. */
export function useFeatureMatrix({ restaurantId, search, isChanged }: MatrixFilter) {
  return useInfiniteQuery({
    queryKey: queryKeys.featureMatrix(restaurantId, search, isChanged),
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        limit: RESTAURANTS_PER_PAGE,
        ...(restaurantId === undefined ? { search } : { restaurant_id: restaurantId }),
        ...(isChanged && restaurantId === undefined && { changed: 'true' as const }),
        ...(pageParam !== '' && { cursor: pageParam }),
      };
      return (await api.features.listFeatureToggles({ query, signal })).data;
    },
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: keepPreviousData,
    select: rowsOf,
  });
}

/** Keeps the rows of unchanged pages, so that React doesn't render them again. */
const rowsOfPage = new WeakMap<MatrixPage, MatrixRow[]>();

/** Removes duplicates, because a search can find a restaurant by both name and email address. */
function rowsOf({ pages }: MatrixPages): MatrixRow[] {
  const rows = new Map<string, MatrixRow>();
  for (const row of pages.flatMap(cachedRows))
    if (!rows.has(row.restaurant_id)) rows.set(row.restaurant_id, row);
  return [...rows.values()];
}

function cachedRows(page: MatrixPage): MatrixRow[] {
  const known = rowsOfPage.get(page);
  if (known !== undefined) return known;
  const cells = Map.groupBy(page.toggles, ({ restaurant_id }) => restaurant_id);
  const rows = page.restaurants.map((restaurant) => ({
    ...restaurant,
    cells: Object.fromEntries(
      (cells.get(restaurant.restaurant_id) ?? []).map((cell) => [cell.feature_name, cell]),
    ),
  }));
  rowsOfPage.set(page, rows);
  return rows;
}

/** Reads how many restaurants have each feature, and the changes to all restaurants. */
export function useFeatureSummary() {
  return useQuery({
    queryKey: queryKeys.featureSummary,
    queryFn: async ({ signal }) => (await api.features.getFeatureSummary({ signal })).data,
    refetchInterval: ({ state }) =>
      state.data?.features.some(({ job }) => job?.status === 'running') ? JOB_POLL_MS : false,
  });
}

export type CellChange = RouteRequest<typeof featureRoutes.updateFeatureToggle>['body'];

/** Changes one cell in every cached list. Throws `ApiError`. */
export function useUpdateCell() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: CellChange) => (await api.features.updateFeatureToggle({ body })).data,
    onSuccess: (toggle, { enabled }) => {
      queryClient.setQueriesData<MatrixPages>({ queryKey: queryKeys.featureMatrices }, (data) =>
        data === undefined ? data : { ...data, pages: data.pages.map((page) => withToggle(page, toggle)) },
      );
      if (enabled !== undefined) void queryClient.invalidateQueries({ queryKey: queryKeys.featureSummary });
    },
  });
}

type Toggle = Pick<FeatureCell, 'restaurant_id' | 'feature_name'>;

function withToggle(page: MatrixPage, toggle: Toggle): MatrixPage {
  const isOf = (cell: Toggle) =>
    cell.restaurant_id === toggle.restaurant_id && cell.feature_name === toggle.feature_name;
  if (!page.toggles.some(isOf)) return page;
  return { ...page, toggles: page.toggles.map((cell) => (isOf(cell) ? { ...cell, ...toggle } : cell)) };
}

/** Starts a change to all restaurants, or undoes the last one. Throws `ApiError`. */
export function useBulkFeature() {
  return useMutation({
    mutationFn: async (
      change:
        | RouteRequest<typeof featureRoutes.bulkUpdateFeature>['body']
        | { feature_name: AiFeature; job_id: string },
    ) => {
      const { data } =
        'job_id' in change
          ? await api.features.undoBulkUpdateFeature({ body: change })
          : await api.features.bulkUpdateFeature({ body: change });
      return data;
    },
    onSettled: useReload(queryKeys.featureSummary),
  });
}

/** Reloads the matrix after a change to all restaurants. */
export const useReadMatrixAgain = () => useReload(queryKeys.featureMatrices);
