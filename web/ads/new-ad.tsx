import Eye from 'lucide-react/icons/eye';
import Rocket from 'lucide-react/icons/rocket';
import { type FormEvent, useEffect, useEffectEvent, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AD_BUDGETS, AD_INPUT_LIMITS, MAX_AD_DAYS } from '#shared/ads/contract/ad-campaign.ts';
import type { SiteImage } from '#shared/images/contract/site-image.ts';
import type { LaunchedAd } from '#web/ads/api/facebook-ads.ts';
import { useLoadImages } from '#web/images/api/image.ts';
import { Button } from '#web/ui/button.tsx';
import { CancelButton } from '#web/ui/cancel-button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Cluster, Grid, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { Text } from '#web/ui/text.tsx';
import { AdPreviewPanel } from './ad-preview-panel.tsx';
import { DishPhotoField } from './dish-photo-field.tsx';
import styles from './get-new-customers.module.css';
import { TotalCost } from './total-cost.tsx';
import { type AdDraft, type TypedAd, useAdDraft } from './use-ad-draft.ts';

type NewAdProps = {
  /** The initial values of the fields. */
  first: TypedAd;
  dishes: string[];
  onLaunched: (ad: LaunchedAd) => void;
};

/** The ad form on the left, and its preview on the right. */
export function NewAd({ first, dishes, onLaunched }: NewAdProps) {
  const draft = useAdDraft(first, onLaunched);
  useLinkedImage(draft.takePhoto);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    draft.launch();
  };
  return (
    <Grid
      columns="main aside"
      align="start"
      as="form"
      gap={4}
      className={styles.new}
      onSubmit={submit}
      noValidate
    >
      <Stack gap={2}>
        <Words draft={draft} dishes={dishes} />
        <DishPhotoField photo={draft.photo} onPhoto={draft.takePhoto} />
        <Money draft={draft} />
        <TotalCost budget={draft.budget} days={Number(draft.days)} />
        {draft.failure === undefined ? null : <Notice tone="danger">Error: {draft.failure.message}</Notice>}
        <Cluster gap={1} className={styles.actions}>
          <Button
            variant="primary"
            type="submit"
            icon={<Rocket />}
            isPending={draft.work === 'launching'}
            pendingLabel="Launching"
          >
            Launch Facebook Ad
          </Button>
          <Button
            icon={<Eye />}
            onClick={draft.showPreview}
            isPending={draft.work === 'previewing'}
            pendingLabel="Writing the preview"
          >
            Preview Ad Copy
          </Button>
          {draft.work === 'previewing' ? <CancelButton onCancel={draft.cancelPreview} /> : null}
        </Cluster>
      </Stack>
      <AdPreviewPanel draft={draft} />
    </Grid>
  );
}

function Words({ draft, dishes }: { draft: AdDraft; dishes: string[] }) {
  const suggestions = useId();
  const { typed, type, failure } = draft;
  const errorOf = (name: keyof typeof typed) => failure?.fields[name];
  const left = (name: keyof typeof typed) => `${typed[name].length} of ${AD_INPUT_LIMITS[name]} characters`;
  return (
    <>
      <Field
        label="Restaurant name"
        required
        maxLength={AD_INPUT_LIMITS.restaurantName}
        value={typed.restaurantName}
        error={errorOf('restaurantName')}
        onChange={(event) => type({ restaurantName: event.target.value })}
      />
      <Field
        label="Item to promote"
        required
        list={suggestions}
        maxLength={AD_INPUT_LIMITS.itemToPromote}
        placeholder="Truffle pasta"
        value={typed.itemToPromote}
        hint={left('itemToPromote')}
        error={errorOf('itemToPromote')}
        onChange={(event) => type({ itemToPromote: event.target.value })}
      />
      <datalist id={suggestions}>
        {[...new Set(dishes)].map((dish) => (
          <option key={dish} value={dish} />
        ))}
      </datalist>
      <Field
        label="Offer"
        required
        maxLength={AD_INPUT_LIMITS.offer}
        placeholder="20% off on Tuesdays"
        value={typed.offer}
        hint={`We use your exact wording. ${left('offer')}`}
        error={errorOf('offer')}
        onChange={(event) => type({ offer: event.target.value })}
      />
    </>
  );
}

function Money({ draft }: { draft: AdDraft }) {
  return (
    <Cluster gap={3} rowGap={2} align="start" className={styles.money}>
      <Stack gap={0.5}>
        <Text as="span" size="small" strong aria-hidden="true">
          Daily budget
        </Text>
        <SegmentedControl
          label="Daily budget"
          segments={AD_BUDGETS.map((dollars) => ({ value: String(dollars), label: `$${dollars} a day` }))}
          value={String(draft.budget)}
          onChange={(dollars) => draft.setBudget(Number(dollars))}
        />
      </Stack>
      <Field
        label="Days"
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_AD_DAYS}
        value={draft.days}
        error={draft.failure?.fields.days}
        onChange={(event) => draft.setDays(event.target.value)}
      />
    </Cluster>
  );
}

type Take = (image: SiteImage | undefined, refusal: string | undefined) => void;

const NOT_HERE = 'We couldn’t load your enhanced photo. Choose it again.';

/** Loads the image that a link to this screen refers to (`?picture=`). */
function useLinkedImage(onImage: Take): void {
  const [search] = useSearchParams();
  const id = search.get('picture');
  const load = useLoadImages();
  const take = useEffectEvent<Take>(onImage);
  const bring = useEffectEvent((imageId: string) => load([imageId]));
  useEffect(() => {
    if (id === null) return undefined;
    let isLeft = false;
    void bring(id).then((found) => {
      const image = found.get(id);
      if (!isLeft) take(image, image === undefined ? NOT_HERE : undefined);
    });
    return () => {
      isLeft = true;
    };
  }, [id]);
}
