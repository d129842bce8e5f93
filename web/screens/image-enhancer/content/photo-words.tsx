import PenLine from 'lucide-react/icons/pen-line';
import type { EnhancedImage } from '#shared/contract/ai/enhancement.ts';
import { IMAGE_CONTENT_TYPES } from '#shared/contract/ai/image-content.ts';
import { CancelButton } from '#web/features/cancel/cancel-button.tsx';
import { SAMPLE_RESULT } from '#web/features/errors/sample-result.ts';
import { SampleBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CONTENT_LABELS } from './content-labels.ts';
import { PhotoTextCard } from './photo-text-card.tsx';
import styles from './photo-words.module.css';
import { type PhotoWordsState, usePhotoWords } from './use-photo-words.ts';

/** What goes out beside the photo: nine kinds of text, from what the profile says of its dish. */
export function PhotoWords({ image }: { image: EnhancedImage | undefined }) {
  const words = usePhotoWords(image);
  const { chosen, written, busy, failure } = words;
  return (
    <section className={styles.words} aria-labelledby="photo-words">
      <h2 className={styles.heading} id="photo-words">
        Captions and copy
      </h2>
      <fieldset className={styles.chips}>
        <legend>What you need</legend>
        {IMAGE_CONTENT_TYPES.map((type) => (
          <button
            key={type}
            type="button"
            className={styles.chip}
            aria-pressed={chosen.has(type)}
            onClick={() => words.toggle(type)}
          >
            {CONTENT_LABELS[type]}
          </button>
        ))}
      </fieldset>
      <div className={styles.write}>
        <Button
          icon={<PenLine aria-hidden="true" />}
          isPending={busy === 'all'}
          pendingLabel="Writing"
          onClick={words.write}
        >
          Write copy
        </Button>
        {busy === 'all' ? <CancelButton onCancel={words.cancel} /> : null}
      </div>
      {failure === undefined ? null : <Notice tone="danger">{failure}</Notice>}
      {written === undefined ? null : (
        <>
          <About written={written} />
          <Hashtags words={words} hashtags={written.hashtags} />
          <ul className={styles.texts}>
            {written.texts.map((text) => (
              <PhotoTextCard
                key={text.content_type}
                text={text}
                isBusy={busy === text.content_type}
                onRefresh={() => words.refresh(text.content_type)}
                onCancel={words.cancel}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type Written = NonNullable<PhotoWordsState['written']>;

function About({ written: { isSample, dish } }: { written: Written }) {
  if (isSample) {
    return (
      <p className={styles.about}>
        <SampleBadge /> {SAMPLE_RESULT} This copy fits any restaurant.
      </p>
    );
  }
  return (
    <p className={styles.about}>
      {dish === ''
        ? 'Based on your profile. To get copy about a dish, add the photo to that dish.'
        : `About ${dish}, based on your menu.`}
    </p>
  );
}

function Hashtags({ words, hashtags }: { words: PhotoWordsState; hashtags: readonly string[] }) {
  return (
    <div className={styles.hashtags}>
      {hashtags.map((hashtag) => (
        <button key={hashtag} type="button" className={styles.chip} onClick={() => words.addHashtag(hashtag)}>
          {hashtag}
        </button>
      ))}
      <span className={styles.message} role="status">
        {words.message}
      </span>
    </div>
  );
}
