import { useRef, useState } from 'react';
import type { EnhancedImage } from '#shared/photos/contract/enhancement.ts';
import { useChangeEnhancedImage } from '#web/photos/api/enhanced-images.ts';
import { useProfile } from '#web/profile/api/profile.ts';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { AltTextField } from './alt-text-field.tsx';
import { dishOfPhoto } from './dish-of-photo.ts';
import { PhotoPlaces } from './photo-places.tsx';

const VERSIONS = [
  { value: 'enhanced', label: 'Enhanced' },
  { value: 'original', label: 'Original' },
] as const;

type PhotoUseProps = { image: EnhancedImage; onChanged: (image: EnhancedImage) => void };

/** The version to keep, its description, and where to use it. */
export function PhotoUse({ image, onChanged }: PhotoUseProps) {
  const { id, kept_version, alt_text, original_filename } = image;
  const dishes = useProfile().data?.profile.dishes.map(({ name }) => name) ?? [];
  const [typed, setTyped] = useState<string>();
  const [isAskedFor, setAskedFor] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const change = useChangeEnhancedImage();
  const guess = alt_text === '' ? dishOfPhoto(original_filename, dishes) : undefined;
  const words = typed ?? guess ?? alt_text;
  const altText = words.trim();
  const mayGoOut = () => {
    setAskedFor(true);
    if (altText === '') field.current?.focus();
    return altText !== '';
  };
  const keepWords = () => {
    if (altText !== '' && altText !== alt_text) {
      change.mutate({ id, alt_text: altText }, { onSuccess: onChanged });
    }
  };
  return (
    <Stack card="plain" as="section" gap={2} aria-labelledby="photo-use">
      <Cluster gap={2} rowGap={1} justify="between">
        <h2 id="photo-use">Use this photo</h2>
        <SegmentedControl
          label="Version to keep"
          segments={VERSIONS}
          value={kept_version}
          onChange={(version) => change.mutate({ id, kept_version: version }, { onSuccess: onChanged })}
        />
      </Cluster>
      <AltTextField
        ref={field}
        value={words}
        dishes={dishes}
        isGuessed={guess !== undefined}
        isMissing={isAskedFor && altText === ''}
        onType={setTyped}
        onLeave={keepWords}
      />
      {change.isError ? <Notice tone="danger">{change.error.message}</Notice> : null}
      <PhotoPlaces
        id={id}
        altText={altText}
        dish={dishOfPhoto(words, dishes)}
        dishes={dishes}
        mayGoOut={mayGoOut}
      />
    </Stack>
  );
}
