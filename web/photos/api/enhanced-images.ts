import { useMutation } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type {
  CropEnhancedImageSchema,
  EnhancedImage,
  EnhanceImageSchema,
  UpdateEnhancedImageSchema,
  UseEnhancedImageSchema,
} from '#shared/photos/contract/enhancement.ts';
import { imageEnhancerRoutes } from '#shared/photos/contract/image-enhancer-routes.ts';
import { createApi } from '#web/client/api.ts';
import { ApiError } from '#web/client/api-error.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { usePages } from '#web/client/use-pages.ts';
import { useReload } from '#web/client/use-reload.ts';

/** Spec, owner tools §9. */
const ENHANCEMENT_TIMEOUT_MS = 15_000;

const api = createApi({ enhancer: imageEnhancerRoutes });
const enhancing = createApi({ enhancer: imageEnhancerRoutes }, ENHANCEMENT_TIMEOUT_MS);
const { useEnhancedImage: takeUp } = api.enhancer;
const PAGE_SIZE = 12;
const ALREADY_GONE = { message: 'This photo was already deleted.' };

/** Enhances an uploaded photo. Throws `ApiError`. */
export function useEnhancement() {
  return useMutation({
    mutationFn: async (body: z.input<typeof EnhanceImageSchema>): Promise<EnhancedImage> => {
      const { data } = await enhancing.enhancer.enhanceImage({ body });
      return data.enhanced_image;
    },
    onSuccess: useReload(queryKeys.enhancedImages),
  });
}

/** The restaurant’s enhanced photos, newest first, page by page. */
export function useEnhancedImages() {
  return usePages({
    queryKey: queryKeys.enhancedImages,
    read: (cursor, signal) =>
      api.enhancer.listEnhancedImages({ query: { limit: PAGE_SIZE, ...cursor }, signal }),
    select: (pages) => pages.flatMap(({ images }) => images),
  });
}

type Change = { id: string } & z.input<typeof UpdateEnhancedImageSchema>;

/** Keeps the enhanced photo or goes back to the original, and saves its description. Throws `ApiError`. */
export function useChangeEnhancedImage() {
  return useMutation({
    mutationFn: async ({ id, ...body }: Change) =>
      (await api.enhancer.updateEnhancedImage({ params: { id }, body })).data,
    onSuccess: useReload(queryKeys.enhancedImages),
  });
}

type Use = { id: string } & z.input<typeof UseEnhancedImageSchema>;

/** Adds the kept version to the restaurant’s images. Throws `ApiError`. */
export function useAddEnhancedImageToLibrary() {
  return useMutation({
    mutationFn: async ({ id, ...body }: Use) => (await takeUp({ params: { id }, body })).data,
    onSuccess: useReload(queryKeys.images, queryKeys.enhancedImages),
  });
}

type Crop = { id: string } & z.input<typeof CropEnhancedImageSchema>;

/** Crops the kept version for platforms with their own formats. Throws `ApiError`. */
export async function cropEnhancedImage({ id, ...body }: Crop) {
  return (await api.enhancer.cropEnhancedImage({ params: { id }, body })).data.crops;
}

/** Deleting an image that is already gone succeeds. Throws `ApiError`. */
export function useDeleteEnhancedImage() {
  return useMutation({
    mutationFn: async (id: string): Promise<{ message: string }> => {
      try {
        return await api.enhancer.deleteEnhancedImage({ params: { id } });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'not_found') return ALREADY_GONE;
        throw error;
      }
    },
    onSuccess: useReload(queryKeys.enhancedImages),
  });
}
