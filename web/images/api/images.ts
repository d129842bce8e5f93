import { useMutation, useQueryClient } from '@tanstack/react-query';
import { imageRoutes } from '#shared/images/contract/image-routes.ts';
import type { SiteImage } from '#shared/images/contract/site-image.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { usePages } from '#web/client/use-pages.ts';
import { useReload } from '#web/client/use-reload.ts';

const api = createApi({ images: imageRoutes });

const PAGE_SIZE = 24;

/** The restaurant's images, newest first, page by page. */
export function useImages() {
  return usePages({
    queryKey: queryKeys.images,
    read: (cursor, signal) => api.images.listImages({ query: { limit: PAGE_SIZE, ...cursor }, signal }),
    select: (pages) => pages.flatMap(({ images }) => images),
  });
}

export type ImageDeletion = {
  image: Pick<SiteImage, 'image_id'>;
  /** Deletes the image even if a website shows it. */
  force: boolean;
};

/** Deletes an image. Throws `ApiError` `image_in_use` when a website shows it and `force` is false. */
export function useDeleteImage() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ image, force }: ImageDeletion) =>
      api.images.deleteImage({ params: { id: image.image_id }, query: { force: String(force) } }),
    onSuccess: async (_, { force }) => {
      await queryClient.invalidateQueries({ queryKey: queryKeys.images });
      if (force) await queryClient.invalidateQueries({ queryKey: queryKeys.websites });
    },
  });
}

/** Reloads the images after one was added. */
export const useReloadImages = () => useReload(queryKeys.images);
