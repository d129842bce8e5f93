import PenLine from 'lucide-react/icons/pen-line';
import type { EnhancedImage } from '#shared/photos/contract/enhancement.ts';
import { IMAGE_CONTENT_TYPES } from '#shared/posts/contract/image-content.ts';
import { SAMPLE_RESULT } from '#web/shell/errors/sample-result.ts';
import { SampleBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CancelButton } from '#web/ui/cancel-button.tsx';
import chips from '#web/ui/chips.module.css';
import { Cluster, Grid } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { Text } from '#web/ui/text.tsx';
import { CONTENT_LABELS } from './content-labels.ts';
import { PhotoTextCard } from './photo-text-card.tsx';
import { isCaption } from './photo-texts.ts';
import styles from './photo-words.module.css';
import { type PhotoWordsState, usePhotoWords } from './use-photo-words.ts';

/** Nine kinds of text to publish with the photo, based on the profile’s details about its dish. */
export function PhotoWords({ image }: { image: EnhancedImage | undefined }) {
  const words = usePhotoWords(image);
  const { chosen, written, busy, failure } = words;
  return (
    <Section title="Captions and copy" gap={2}>
      <Cluster as="fieldset" gap={1} className={styles.chips}>
        <legend>Content types</legend>
        {IMAGE_CONTENT_TYPES.map((type) => (
          <button
            key={type}
            type="button"
            className={chips.chip}
            aria-pressed={chosen.has(type)}
            onClick={() => words.toggle(type)}
          >
            {CONTENT_LABELS[type]}
          </button>
        ))}
      </Cluster>
      <Cluster gap={1} className={styles.write}>
        <Button icon={<PenLine />} isPending={busy === 'all'} pendingLabel="Writing" onClick={words.write}>
          Write copy
        </Button>
        {busy === 'all' ? <CancelButton onCancel={words.cancel} /> : null}
      </Cluster>
      {failure === undefined ? null : <Notice tone="danger">{failure}</Notice>}
      {written === undefined ? null : (
        <>
          <About written={written} />
          {written.texts.some(isCaption) ? <Hashtags words={words} hashtags={written.hashtags} /> : null}
          <Grid columnWidth={16} as="ul" gap={2}>
            {written.texts.map((text) => (
              <PhotoTextCard
                key={text.content_type}
                text={text}
                isBusy={busy === text.content_type}
                onDecide={(phrase, next) => words.decide(text, phrase, next)}
                onRefresh={() => words.refresh(text.content_type)}
                onCancel={words.cancel}
              />
            ))}
          </Grid>
        </>
      )}
    </Section>
  );
}

type Written = NonNullable<PhotoWordsState['written']>;

function About({ written: { isSample, dish } }: { written: Written }) {
  if (isSample) {
    return (
      <Text tone="muted">
        <SampleBadge /> {SAMPLE_RESULT} This copy isn’t about your restaurant.
      </Text>
    );
  }
  return (
    <Text tone="muted">
      {dish === ''
        ? 'Based on your profile. To get copy about a dish, add the photo to that dish.'
        : `About ${dish}, based on your menu.`}
    </Text>
  );
}

function Hashtags({ words, hashtags }: { words: PhotoWordsState; hashtags: readonly string[] }) {
  return (
    <Cluster gap={1}>
      {hashtags.map((hashtag) => (
        <button key={hashtag} type="button" className={chips.chip} onClick={() => words.addHashtag(hashtag)}>
          {hashtag}
        </button>
      ))}
      <Text as="span" size="small" tone="good" className={styles.message} role="status">
        {words.message}
      </Text>
    </Cluster>
  );
}
