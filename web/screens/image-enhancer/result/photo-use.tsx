import Globe from 'lucide-react/icons/globe';
import Images from 'lucide-react/icons/images';
import Megaphone from 'lucide-react/icons/megaphone';
import UtensilsCrossed from 'lucide-react/icons/utensils-crossed';
import { useId, useRef, useState } from 'react';
import {
  ENHANCEMENT_MESSAGES,
  type EnhancedImage,
  MAX_ALT_TEXT_LENGTH,
} from '#shared/contract/ai/enhancement.ts';
import { useChangeEnhancedImage } from '#web/api/ai/enhanced-images.ts';
import { useProfile } from '#web/api/profile.ts';
import { linkTo } from '#web/features/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { DishChoice } from './dish-choice.tsx';
import { dishOfPhoto } from './dish-of-photo.ts';
import styles from './photo-use.module.css';
import { usePhotoUses } from './use-photo-uses.ts';

const VERSIONS = [
  { value: 'enhanced', label: 'Enhanced' },
  { value: 'original', label: 'Original' },
] as const;

type PhotoUseProps = { image: EnhancedImage; onChanged: (image: EnhancedImage) => void };

/** Which version is kept, what it shows in words, and where it goes from here. */
export function PhotoUse({ image, onChanged }: PhotoUseProps) {
  const { id, kept_version, alt_text, original_filename } = image;
  const dishes = useProfile().data?.profile.dishes.map(({ name }) => name) ?? [];
  const [typed, setTyped] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const suggestions = useId();
  const altText = typed ?? (alt_text || (dishOfPhoto(original_filename, dishes) ?? ''));
  const dish = dishOfPhoto(altText, dishes);
  const change = useChangeEnhancedImage();
  const uses = usePhotoUses(id, altText.trim());
  const isSaid = altText.trim() !== '';
  const ifSaid = (use: () => void) => () => {
    setMissing(!isSaid);
    if (isSaid) use();
    else field.current?.focus();
  };
  const keepWords = () => {
    if (isSaid && altText.trim() !== alt_text) {
      change.mutate({ id, alt_text: altText.trim() }, { onSuccess: onChanged });
    }
  };
  return (
    <section className={styles.use} aria-labelledby="photo-use">
      <div className={styles.head}>
        <h2 className={styles.heading} id="photo-use">
          Put it to use
        </h2>
        <SegmentedControl
          label="Which version is kept"
          segments={VERSIONS}
          value={kept_version}
          onChange={(version) => change.mutate({ id, kept_version: version }, { onSuccess: onChanged })}
        />
      </div>
      <Field
        ref={field}
        label="What the photo shows"
        required
        list={suggestions}
        maxLength={MAX_ALT_TEXT_LENGTH}
        value={altText}
        placeholder="Margherita pizza on a wooden table"
        hint="For guests who cannot see it. A proposal from its name or your menu: read it before others do."
        error={isMissing && !isSaid ? ENHANCEMENT_MESSAGES.altTextMissing : undefined}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={keepWords}
      />
      <datalist id={suggestions}>
        {[...new Set(dishes)].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className={styles.places}>
        {uses.websiteName === undefined ? null : (
          <Button
            icon={<Globe aria-hidden="true" />}
            isPending={uses.busy === 'website'}
            onClick={ifSaid(() => void uses.onWebsite())}
          >
            Put it on the website
          </Button>
        )}
        <LinkButton
          icon={<Megaphone aria-hidden="true" />}
          href={linkTo.adWithPhoto(id, dish ?? '')}
          onClick={(event) => {
            if (!isSaid) event.preventDefault();
            ifSaid(() => undefined)();
          }}
        >
          Put it in an ad
        </LinkButton>
        <Button
          icon={<Images aria-hidden="true" />}
          isPending={uses.busy === 'pictures'}
          onClick={ifSaid(() => void uses.inPictures())}
        >
          Add to my pictures
        </Button>
      </div>
      {dishes.length === 0 ? null : (
        <DishChoice
          key={dish}
          dishes={dishes}
          proposed={dish}
          icon={<UtensilsCrossed aria-hidden="true" />}
          isPending={uses.busy === 'dish'}
          onDish={(name) => ifSaid(() => void uses.onDish(name))()}
        />
      )}
      {change.isError ? <Notice tone="danger">{change.error.message}</Notice> : null}
      {uses.failure === undefined ? null : <Notice tone="danger">{uses.failure}</Notice>}
      {uses.done === undefined ? null : (
        <Notice tone="good">
          {uses.done.sentence}{' '}
          <LinkButton size="small" variant="quiet" href={uses.done.href}>
            {uses.done.link}
          </LinkButton>
        </Notice>
      )}
    </section>
  );
}
