import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { type FormEvent, type Ref, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MAX_PLAN_WEEKS, MAX_POSTS_PER_WEEK } from '#shared/posts/contract/content-plan.ts';
import { SOCIAL_PLATFORMS, type SocialPlatform } from '#shared/posts/social/social-platforms.ts';
import { ApiError } from '#web/client/api-error.ts';
import { useImage } from '#web/images/api/image.ts';
import { type PlanRequest, useCreatePlan } from '#web/posts/api/content-plans.ts';
import styles from '#web/posts/content.module.css';
import { paths } from '#web/shell/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Cluster, Grid, Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useFocusPlace } from '#web/ui/use-focus-place.ts';
import { OccasionChoice } from './occasion-choice.tsx';
import { PlatformChoice } from './platform-choice.tsx';

const FIRST_PLATFORMS: readonly SocialPlatform[] = ['facebook', 'instagram', 'google_business'];
const TONES = [
  { value: '', label: 'Match my restaurant' },
  { value: 'warm', label: 'Warm' },
  { value: 'playful', label: 'Playful' },
  { value: 'rustic', label: 'Rustic' },
  { value: 'modern', label: 'Simple' },
  { value: 'elegant', label: 'Elegant' },
];
const upTo = (most: number, one: string, many: string) =>
  Array.from({ length: most }, (_, index) => ({
    value: String(index + 1),
    label: index === 0 ? one : `${index + 1} ${many}`,
  }));

type PlanFormProps = {
  onPlanned: (planId: string) => void;
  /** Focused when the user returns from a calendar. */
  heading: Ref<HTMLHeadingElement>;
};

/** The options of a new content calendar. Facts come from the profile. */
export function PlanForm({ onPlanned, heading }: PlanFormProps) {
  const [platforms, setPlatforms] = useState<readonly SocialPlatform[]>(FIRST_PLATFORMS);
  const [occasions, setOccasions] = useState<readonly string[]>([]);
  const [weeks, setWeeks] = useState(1);
  const [startsOn, setStartsOn] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [photo, removePhoto] = useLinkedPhoto();
  const places = useFocusPlace<HTMLFieldSetElement>(photo !== undefined);
  const create = useCreatePlan();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (platforms.length === 0) {
      places.current?.focus();
      return;
    }
    const form = new FormData(event.currentTarget);
    const said = (name: string) => String(form.get(name) ?? '').trim();
    const body: PlanRequest = {
      theme: said('theme'),
      platforms: SOCIAL_PLATFORMS.filter((platform) => platforms.includes(platform)),
      weeks,
      posts_per_week: Number(said('posts_per_week')),
      occasions: [...occasions],
      offer: said('offer'),
      ...(photo !== undefined && { image_id: photo.imageId, dishes: photo.dish === '' ? [] : [photo.dish] }),
      ...(startsOn !== '' && { starts_on: startsOn }),
      ...(said('tone') !== '' && { tone: said('tone') as NonNullable<PlanRequest['tone']> }),
    };
    create.mutate(body, { onSuccess: ({ plan_id }) => onPlanned(plan_id) });
  };
  return (
    <Stack as="form" gap={3} className={styles.form} onSubmit={submit} aria-labelledby="plan-form">
      <div>
        <h2 id="plan-form" ref={heading} tabIndex={-1}>
          Plan your posts
        </h2>
        <p className={styles.detail}>We use only facts from your profile.</p>
      </div>
      {photo === undefined ? null : <ChosenPhoto {...photo} onRemove={removePhoto} />}
      <PlatformChoice
        ref={places}
        chosen={platforms}
        onChange={setPlatforms}
        isMissing={isAsked && platforms.length === 0}
      />
      <Grid columnWidth={16} align="start" gap={2}>
        <SelectField
          label="Duration"
          value={String(weeks)}
          onChange={({ target }) => {
            setWeeks(Number(target.value));
            setOccasions([]);
          }}
          options={upTo(MAX_PLAN_WEEKS, '1 week', 'weeks')}
        />
        <SelectField
          label="Posts per week on each platform"
          name="posts_per_week"
          defaultValue="2"
          hint="We write one email and one text a week."
          options={upTo(MAX_POSTS_PER_WEEK, '1 post', 'posts')}
        />
        <Field
          label="First day"
          type="date"
          isOptional
          hint="Leave blank to start tomorrow."
          value={startsOn}
          onChange={({ target }) => {
            setStartsOn(target.value);
            setOccasions([]);
          }}
        />
        <SelectField label="Tone" name="tone" options={TONES} />
        <Field
          label="Theme"
          name="theme"
          isOptional
          maxLength={80}
          placeholder="Soup season"
          hint="We feature matching dishes first."
        />
        <Field
          label="Offer"
          name="offer"
          isOptional
          maxLength={120}
          placeholder="Two tacos and a soda for $10"
          hint="We use your exact wording."
        />
      </Grid>
      <OccasionChoice
        weeks={weeks}
        from={startsOn === '' ? undefined : startsOn}
        chosen={occasions}
        onChange={setOccasions}
      />
      {create.error === null ? null : <Refusal error={create.error} />}
      <Button
        type="submit"
        variant="primary"
        icon={<CalendarPlus />}
        isPending={create.isPending}
        pendingLabel="Writing posts"
      >
        Write posts
      </Button>
    </Stack>
  );
}

/** Includes a link to where missing details can be added. */
function Refusal({ error }: { error: Error }) {
  const isForLack = error instanceof ApiError && error.code === 'nothing_to_write';
  return (
    <Notice tone="danger">
      {error.message} {isForLack ? <Link href={paths.profile}>Open your profile</Link> : null}
    </Notice>
  );
}

type LinkedPhoto = { imageId: string; dish: string };

/** The image in the link to the content creator (`?picture=`, `?dish=`), until it is removed. */
function useLinkedPhoto(): [LinkedPhoto | undefined, () => void] {
  const [search] = useSearchParams();
  const [isRemoved, setRemoved] = useState(false);
  const imageId = search.get('picture');
  const photo = imageId === null || isRemoved ? undefined : { imageId, dish: search.get('dish') ?? '' };
  return [photo, () => setRemoved(true)];
}

type ChosenPhotoProps = { imageId: string; dish: string; onRemove: () => void };

/** The photo for the posts, passed by a link from another screen. */
function ChosenPhoto({ imageId, dish, onRemove }: ChosenPhotoProps) {
  const image = useImage(imageId);
  if (image === undefined) return null;
  return (
    <Cluster gap={2} wrap={false} className={styles.chosenPhoto}>
      <img src={image.thumbnails.medium} alt={image.asset.alt} width={96} height={96} />
      <div>
        <p>
          {dish === ''
            ? 'We’ll use your photo in the first post for each platform.'
            : `We’ll use your photo in posts about ${dish}. If there are none, we’ll use it in the first post for each platform.`}
        </p>
        <Button size="small" variant="quiet" onClick={onRemove}>
          Remove photo
        </Button>
      </div>
    </Cluster>
  );
}
