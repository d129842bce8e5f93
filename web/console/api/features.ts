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

const api = createApi({ features: featureRoutes });

const RESTAURANTS_PER_PAGE = 100;
/** While all restaurants are being changed, the summary is read again this often. */
const JOB_POLL_MS = 1_000;

type MatrixPage = RouteAnswer<typeof featureRoutes.listFeatureToggles>['data'];
type MatrixPages = InfiniteData<MatrixPage, string>;

/** What one feature is to one restaurant. */
export type FeatureCell = MatrixPage['toggles'][number];
/** A restaurant with all its features. */
export type MatrixRow = MatrixPage['restaurants'][number] & {
  cells: Readonly<Partial<Record<AiFeature, FeatureCell>>>;
};
export type FeatureSummary = RouteAnswer<typeof featureRoutes.getFeatureSummary>['data']['features'][number];
export type FeatureJob = NonNullable<FeatureSummary['job']>;

/** One restaurant, or all in whose name or e-mail address the search stands, page by page. */
export function useFeatureMatrix(restaurantId: string | undefined, search: string) {
  return useInfiniteQuery({
    queryKey: queryKeys.featureMatrix(restaurantId, search),
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        limit: RESTAURANTS_PER_PAGE,
        ...(restaurantId === undefined ? { search } : { restaurant_id: restaurantId }),
        ...(pageParam !== '' && { cursor: pageParam }),
      };
      return (await api.features.listFeatureToggles({ query, signal })).data;
    },
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: keepPreviousData,
    select: rowsOf,
  });
}

/** A page keeps its rows while it stays as it is: rows that are the same are not drawn again. */
const rowsOfPage = new WeakMap<MatrixPage, MatrixRow[]>();

/** A search may find a restaurant twice, by its name and by its address. */
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

/** How many restaurants have each feature, and what is changed for all of them. */
export function useFeatureSummary() {
  return useQuery({
    queryKey: queryKeys.featureSummary,
    queryFn: async ({ signal }) => (await api.features.getFeatureSummary({ signal })).data,
    refetchInterval: ({ state }) =>
      state.data?.features.some(({ job }) => job?.status === 'running') ? JOB_POLL_MS : false,
  });
}

export type CellChange = RouteRequest<typeof featureRoutes.updateFeatureToggle>['body'];

/** Changes one cell, wherever it is shown. Throws `ApiError`. */
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

/** Begins a change of all restaurants, or takes the last one back. Throws `ApiError`. */
export function useBulkFeature() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (
      change: { feature_name: AiFeature; enabled: boolean } | { feature_name: AiFeature; job_id: string },
    ) => {
      const { data } =
        'job_id' in change
          ? await api.features.undoBulkUpdateFeature({ body: change })
          : await api.features.bulkUpdateFeature({ body: change });
      return data;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.featureSummary }),
  });
}

/** Reads the matrix again, as after a change of all restaurants. */
export function useReadMatrixAgain() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: queryKeys.featureMatrices });
}
