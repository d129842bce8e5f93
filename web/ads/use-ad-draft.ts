import { useRef, useState } from 'react';
import {
  AD_MESSAGES,
  type AdCopy,
  DEFAULT_AD_BUDGET,
  DEFAULT_AD_DAYS,
} from '#shared/ads/contract/ad-campaign.ts';
import { FIELD_EMPTY } from '#shared/contract/field-messages.ts';
import type { SiteImage } from '#shared/images/contract/site-image.ts';
import { type AssumedPhrase, decidePhrase } from '#shared/text/assumed-phrase.ts';
import {
  type AdPreview,
  type LaunchedAd,
  launchAd,
  previewAd,
  useReloadAds,
} from '#web/ads/api/facebook-ads.ts';
import { ApiError } from '#web/client/api-error.ts';
import { uploadFile } from '#web/images/api/upload-file.ts';
import { isCanceled, useCancel } from '#web/ui/use-cancel.ts';

/** A file on this device, or one of the restaurant’s images. */
export type AdPhoto = File | SiteImage;
export type TypedAd = { restaurantName: string; itemToPromote: string; offer: string };
type Failure = { message: string; fields: Readonly<Record<string, string>> };

/** What is in progress. */
type Work = 'previewing' | 'launching' | undefined;

const NO_FIELDS = {};

/** An ad being created: the input, the preview with the chosen copy, and the launch. */
export function useAdDraft(first: TypedAd, onLaunched: (ad: LaunchedAd) => void) {
  const [typed, setTyped] = useState(first);
  const [budget, setBudget] = useState<number>(DEFAULT_AD_BUDGET);
  const [days, setDays] = useState(String(DEFAULT_AD_DAYS));
  const [photo, setPhoto] = useState<AdPhoto>();
  const [preview, setPreview] = useState<AdPreview>();
  const [copy, setCopy] = useState<AdCopy>();
  const [assumed, setAssumed] = useState<AssumedPhrase[]>([]);
  const [work, setWork] = useState<Work>();
  const [failure, setFailure] = useState<Failure>();
  const upload = useRef<{ photo: File; id: string }>(undefined);
  // Selecting Launch twice, or retrying after a lost answer, launches only one ad.
  const idempotencyKey = useRef(crypto.randomUUID());
  const reloadAds = useReloadAds();
  const { begin, cancel } = useCancel();

  const type = (change: Partial<TypedAd>) => {
    // Its copy would be about what was typed before.
    cancel();
    setTyped({ ...typed, ...change });
    setPreview(undefined);
    setCopy(undefined);
  };

  const run = async (doing: Exclude<Work, undefined>, action: () => Promise<void>) => {
    setWork(doing);
    setFailure(undefined);
    try {
      await action();
    } catch (error) {
      if (isCanceled(error)) return;
      const message = error instanceof Error ? error.message : String(error);
      setFailure({ message, fields: error instanceof ApiError ? error.fields : NO_FIELDS });
    } finally {
      setWork(undefined);
    }
  };

  const refuseEmpty = (message: string): boolean => {
    const empty = Object.entries(typed).filter(([, text]) => text.trim() === '');
    if (empty.length === 0) return false;
    const fields = Object.fromEntries(empty.map(([name]) => [name, FIELD_EMPTY]));
    setFailure({ message, fields });
    return true;
  };

  const takePhoto = (next: AdPhoto | undefined, refusal: string | undefined) => {
    setPhoto(refusal === undefined ? next : undefined);
    setFailure(refusal === undefined ? undefined : { message: refusal, fields: NO_FIELDS });
  };

  /** Facebook rejected this ad. The next launch creates a new one with its own code. */
  const startAfresh = () => {
    idempotencyKey.current = crypto.randomUUID();
    setPreview(undefined);
    setCopy(undefined);
  };

  /** The photo as the call refers to it. A file is uploaded once. */
  const namedPhoto = async () => {
    if (photo === undefined) return {};
    if (!(photo instanceof File)) return { image_id: photo.image_id };
    if (upload.current?.photo !== photo)
      upload.current = { photo, id: await uploadFile(photo, 'dish_photo') };
    return { upload_id: upload.current.id };
  };

  return {
    typed,
    type,
    budget,
    setBudget,
    days,
    setDays,
    photo,
    takePhoto,
    preview,
    copy,
    setCopy,
    assumed,
    decide: (phrase: Pick<AssumedPhrase, 'text'>, next: string) => {
      if (copy === undefined) return;
      const decided = decidePhrase({ text: copy.primary_text, assumed }, phrase, next);
      setCopy({ ...copy, primary_text: decided.text });
      setAssumed(decided.assumed);
    },
    work,
    failure,
    showPreview: () => {
      if (refuseEmpty(AD_MESSAGES.requiredForPreview)) return;
      void run('previewing', async () => {
        const shown = await previewAd({ ...typed, budget, days }, begin());
        setPreview(shown);
        setCopy(shown.variants[0]);
        setAssumed(shown.assumed);
      });
    },
    cancelPreview: cancel,
    launch: () => {
      if (refuseEmpty(AD_MESSAGES.required)) return;
      void run('launching', async () => {
        const named = await namedPhoto();
        const words = copy && {
          primaryText: copy.primary_text,
          headline: copy.headline,
          description: copy.description,
        };
        const launching = launchAd({
          ...typed,
          budget,
          days,
          idempotencyKey: idempotencyKey.current,
          promoCode: preview?.promoCode,
          ...named,
          ...words,
        });
        const ad = await launching.catch((error: unknown) => {
          if (error instanceof ApiError && error.code === 'ad_refused') startAfresh();
          throw error;
        });
        await reloadAds();
        onLaunched(ad);
      });
    },
  };
}

export type AdDraft = ReturnType<typeof useAdDraft>;
