import { useEffect, useRef, useState } from 'react';
import { ENHANCEMENT_MESSAGES, type EnhancedImage } from '#shared/photos/contract/enhancement.ts';
import {
  DEFAULT_IMAGE_CONTENT_TYPES,
  type ImageContentType,
  NO_CONTENT_TYPE,
  SERVER_TYPE_OF,
} from '#shared/posts/contract/image-content.ts';
import { type AssumedPhrase, decidePhrase } from '#shared/text/assumed-phrase.ts';
import { contentFailure, refreshFailure } from '#web/photos/api/enhancement-failure.ts';
import { writeForPhoto } from '#web/posts/api/image-content.ts';
import { displayableError } from '#web/shell/errors/displayable-error.ts';
import { untilSample } from '#web/shell/errors/sample-result.ts';
import { isCanceled, useCancel } from '#web/ui/use-cancel.ts';
import { CONTENT_LABELS } from './content-labels.ts';
import { fallbackTexts, type PhotoText, withHashtag, withText } from './photo-texts.ts';

const CHOOSE_FIRST = 'Please select at least one content type first!';
const ADDED = 'Hashtag added!';

type Written = {
  texts: PhotoText[];
  hashtags: string[];
  /** Whether these are generic texts, because writing failed. */
  isSample: boolean;
  /** The menu item that the texts are about; empty if they are about the restaurant. */
  dish: string;
};

/** Writes texts for the photo or the restaurant, rewrites them one by one, and adds hashtags. */
export function usePhotoWords(image: EnhancedImage | undefined) {
  const [chosen, setChosen] = useState<ReadonlySet<ImageContentType>>(new Set(DEFAULT_IMAGE_CONTENT_TYPES));
  const [written, setWritten] = useState<Written>();
  const [busy, setBusy] = useState<ImageContentType | 'all'>();
  const [failure, setFailure] = useState<string>();
  const [message, pass] = usePassingMessage();
  const turn = useRef(0);
  const { begin, cancel } = useCancel();

  const run = async (
    what: ImageContentType | 'all',
    action: () => Promise<void>,
    failed: (error: unknown) => void | Promise<void>,
  ) => {
    if (busy !== undefined) return;
    setBusy(what);
    setFailure(undefined);
    await action().catch((error: unknown) => (isCanceled(error) ? undefined : failed(error)));
    setBusy(undefined);
  };

  const ask = (types: ImageContentType[]) =>
    writeForPhoto(
      {
        image_id: image?.id,
        content_types: [...new Set(types.map((type) => SERVER_TYPE_OF[type]))],
        selected_platforms: types,
        turn: turn.current,
      },
      begin(),
    );

  return {
    chosen,
    written,
    busy,
    failure,
    message,
    cancel,
    toggle: (type: ImageContentType) => {
      const next = new Set(chosen);
      if (!next.delete(type)) next.add(type);
      setChosen(next);
    },
    write: () => {
      const types = [...chosen];
      if (types.length === 0) {
        setFailure(NO_CONTENT_TYPE);
        return;
      }
      const showFallback = async () => {
        await untilSample();
        setWritten({ texts: fallbackTexts(types), hashtags: [], isSample: true, dish: '' });
      };
      void run(
        'all',
        async () => {
          const { texts, generated_content, dish } = await ask(types);
          setWritten({ texts, hashtags: generated_content.hashtags, isSample: false, dish });
          setFailure(leftOut(types, texts));
        },
        (error) => {
          const isShown = image !== undefined || displayableError(error) !== undefined;
          return isShown ? setFailure(contentFailure(error)) : showFallback();
        },
      );
    },
    refresh: (type: ImageContentType) => {
      if (image === undefined) {
        setFailure(ENHANCEMENT_MESSAGES.missing);
        return;
      }
      turn.current += 1;
      void run(
        type,
        async () => {
          const text = (await ask([type])).texts[0];
          if (text !== undefined)
            setWritten((shown) => shown && { ...shown, texts: withText(shown.texts, text) });
        },
        (error) => setFailure(refreshFailure(error, CONTENT_LABELS[type])),
      );
    },
    decide: (text: PhotoText, phrase: Pick<AssumedPhrase, 'text'>, next: string) => {
      const decided = { ...text, ...decidePhrase(text, phrase, next) };
      setWritten((shown) => shown && { ...shown, texts: withText(shown.texts, decided) });
    },
    addHashtag: (hashtag: string) => {
      if (chosen.size === 0) {
        pass(CHOOSE_FIRST);
        return;
      }
      setWritten((shown) => shown && { ...shown, texts: withHashtag(shown.texts, hashtag, chosen) });
      pass(ADDED);
    },
  };
}

/** The texts that couldn’t be written for lack of details; undefined if all were. */
function leftOut(asked: readonly ImageContentType[], texts: readonly PhotoText[]): string | undefined {
  const missing = asked.filter((type) => texts.every(({ content_type }) => content_type !== type));
  if (missing.length === 0) return undefined;
  const names = missing.map((type) => CONTENT_LABELS[type]).join(', ');
  return `We don’t have enough details to write this: ${names}. Add the photo to a dish, or add dishes to your profile. Then try again.`;
}

export type PhotoWordsState = ReturnType<typeof usePhotoWords>;

/** Spec, owner tools §4. */
const SHOWN_MS = 2_000;

/** A message that disappears by itself. Repeating it restarts its time. */
function usePassingMessage(): [string | undefined, (sentence: string) => void] {
  const [message, setMessage] = useState<{ sentence: string }>();
  useEffect(() => {
    if (message === undefined) return undefined;
    const timer = setTimeout(() => setMessage(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return [message?.sentence, (sentence) => setMessage({ sentence })];
}
