import { useEffect, useRef, useState } from 'react';
import { MAX_BATCH } from '#shared/photos/contract/enhancement.ts';
import { ApiError } from '#web/client/api-error.ts';
import { uploadFile } from '#web/images/api/upload-file.ts';
import { useEnhancement } from '#web/photos/api/enhanced-images.ts';
import { enhancementFailure, sendingFailure } from '#web/photos/api/enhancement-failure.ts';
import { findPhotoRefusal } from './find-photo-refusal.ts';
import { callOf, type PhotoRequest } from './look/photo-request.ts';

/** A photo that wasn’t enhanced, and why. Phones give photos the same names, so `place` tells them apart. */
type Failed = { place: number; name: string; why: string };
type Progress = { total: number; done: number; failed: readonly Failed[]; isRunning: boolean };

/** One more photo is on the stage. */
const MOST_WAITING = MAX_BATCH - 1;

/** Errors that the next photo would get, too. */
const LASTING: readonly ApiError['code'][] = [
  'feature_off',
  'too_many_requests',
  'plan_needed',
  'plan_paused',
  'plan_used_up',
  'budget_reached',
];

/** The waiting photos, enhanced one after the other with the look of the current one. */
export function useBatch() {
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const [leftOut, setLeftOut] = useState(0);
  const [progress, setProgress] = useState<Progress>();
  const { mutateAsync } = useEnhancement();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  /** Why it wasn’t enhanced; undefined if it was. */
  const enhance = async (file: File, request: PhotoRequest): Promise<string | undefined> => {
    const refusal = findPhotoRefusal(file);
    if (refusal !== undefined) return refusal;
    const sent = await uploadFile(file, 'food_photo').catch((error: unknown) => ({
      why: sendingFailure(error),
    }));
    if (typeof sent !== 'string') return sent.why;
    await mutateAsync({ upload_id: sent, ...callOf(request) });
    return undefined;
  };

  const run = async (request: PhotoRequest) => {
    const total = waiting.length;
    const failed: Failed[] = [];
    for (const [place, file] of waiting.entries()) {
      if (isLeft.current) return;
      setProgress({ total, done: place, failed: [...failed], isRunning: true });
      try {
        const why = await enhance(file, request);
        if (why !== undefined) failed.push({ place, name: file.name, why });
      } catch (error) {
        failed.push({ place, name: file.name, why: enhancementFailure(error) });
        if (error instanceof ApiError && LASTING.includes(error.code)) {
          const next = place + 1;
          failed.push(
            ...waiting.slice(next).map(({ name }, index) => ({ place: next + index, name, why: 'Skipped' })),
          );
          break;
        }
      }
    }
    setWaiting([]);
    setProgress({ total, done: total, failed, isRunning: false });
  };

  return {
    count: waiting.length,
    progress,
    /** Photos chosen beyond the limit. */
    leftOut,
    wait: (files: readonly File[]) => {
      if (progress?.isRunning) return;
      setWaiting(files.slice(0, MOST_WAITING));
      setLeftOut(Math.max(0, files.length - MOST_WAITING));
      setProgress(undefined);
    },
    /** The gallery shows the results. Once it changes, the count is outdated. */
    forgetMade: () =>
      setProgress((shown) => (shown === undefined || shown.isRunning ? shown : failuresOf(shown))),
    run: (request: PhotoRequest) => {
      if (!progress?.isRunning) void run(request);
    },
  };
}

/** Failed photos are still not enhanced. */
function failuresOf(progress: Progress): Progress | undefined {
  const { failed } = progress;
  return failed.length === 0 ? undefined : { ...progress, total: failed.length };
}

export type BatchState = ReturnType<typeof useBatch>;
