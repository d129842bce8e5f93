import { useState } from 'react';
import type { EnhancedImage } from '#shared/photos/contract/enhancement.ts';
import { ApiError } from '#web/client/api-error.ts';
import { useEnhancement } from '#web/photos/api/enhanced-images.ts';
import { enhancementFailure } from '#web/photos/api/enhancement-failure.ts';
import { callOf, hasRequest, NO_REQUEST, type PhotoRequest } from './look/photo-request.ts';
import { useBatch } from './use-batch.ts';
import { type PhotoState, usePhoto } from './use-photo.ts';

/** One photo: its upload, the requested look, and the result. */
export function useEnhancer() {
  const photo = usePhoto();
  const batch = useBatch();
  const enhancement = useEnhancement();
  const [request, setRequest] = useState(NO_REQUEST);
  const [result, setResult] = useState<EnhancedImage>();
  const [made, setMade] = useState<PhotoRequest>();
  const source = sourceOf(photo, result);

  /** The first goes on the stage, the others wait. */
  const take = ([file, ...others]: readonly File[]) => {
    if (file === undefined || !photo.take(file)) return;
    batch.wait(others);
    setResult(undefined);
    enhancement.reset();
  };
  const open = (image: EnhancedImage) => {
    photo.remove();
    batch.forgetMade();
    enhancement.reset();
    setRequest(NO_REQUEST);
    setResult(image);
  };
  const close = () => {
    photo.remove();
    enhancement.reset();
    setResult(undefined);
  };
  const enhance = (asked: PhotoRequest) => {
    if (source === undefined || enhancement.isPending) return;
    setRequest(asked);
    batch.forgetMade();
    photo.dismissFailure();
    const altText = result === undefined || result.alt_text === '' ? {} : { alt_text: result.alt_text };
    const onError = (error: Error) => {
      if (!isUnreadable(error)) return;
      photo.giveUp(enhancementFailure(error));
      enhancement.reset();
    };
    const onSuccess = (image: EnhancedImage) => {
      setResult(image);
      setMade(asked);
    };
    enhancement.mutate({ ...source, ...callOf(asked), ...altText }, { onSuccess, onError });
  };

  return {
    photo,
    batch,
    request,
    setRequest,
    result,
    /** The request that the result shows. */
    isAsAsked: result !== undefined && (request === made || !hasRequest(request)),
    /** The ID that calls use for the photo; undefined until it is uploaded. */
    source,
    /** Updates the kept version or its description. A newer result stays. */
    change: (image: EnhancedImage) => setResult((shown) => (shown?.id === image.id ? image : shown)),
    isBusy: enhancement.isPending,
    failure: enhancement.isError ? enhancementFailure(enhancement.error) : undefined,
    take,
    open,
    close,
    enhance,
  };
}

/** A damaged file decodes only in part and can’t be used. */
function isUnreadable(error: Error): boolean {
  return error instanceof ApiError && (error.code === 'invalid_image' || error.code === 'unsupported_image');
}

/** The upload, or the enhanced image of a gallery photo, whose original is used. */
function sourceOf({ file, uploadId }: PhotoState, result: EnhancedImage | undefined) {
  if (uploadId !== undefined) return { upload_id: uploadId };
  return file === undefined && result !== undefined ? { image_id: result.id } : undefined;
}

export type EnhancerState = ReturnType<typeof useEnhancer>;
