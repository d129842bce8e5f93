import Eye from 'lucide-react/icons/eye';
import { AD_TEXT_LIMITS, type AdTextField } from '#shared/ads/contract/ad-campaign.ts';
import { atMostCharacters } from '#shared/contract/length-message.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { FacebookMock } from './facebook-mock.tsx';
import styles from './get-new-customers.module.css';
import type { AdDraft } from './use-ad-draft.ts';
import { useAdPhotoAddress } from './use-ad-photo-address.ts';

/** A preview of the ad, with variants of the copy to choose from and edit. */
export function AdPreviewPanel({ draft }: { draft: AdDraft }) {
  const { preview, copy, typed, photo, work } = draft;
  const address = useAdPhotoAddress(photo);
  return (
    <Stack
      card="plain"
      as="section"
      gap={2}
      className={styles.preview}
      aria-label="Preview"
      aria-busy={work === 'previewing'}
    >
      {preview === undefined || copy === undefined ? (
        <EmptyState icon={<Eye />} title="No preview yet">
          Enter an item and an offer.
        </EmptyState>
      ) : (
        <>
          <FacebookMock
            copy={copy}
            assumed={draft.assumed}
            onDecide={draft.decide}
            restaurantName={typed.restaurantName}
            photoAddress={address}
            destination={preview.placement.destination_url}
          />
          <Text tone="muted" className={styles.code}>
            Promo code <strong>{preview.promoCode}</strong>
          </Text>
          <Missing preview={preview} />
          <Words draft={draft} preview={preview} />
        </>
      )}
    </Stack>
  );
}

type Previewed = { preview: NonNullable<AdDraft['preview']> };

function Missing({ preview: { missing, placement, is_simulated } }: Previewed) {
  const { address, radius_miles } = placement;
  return (
    <>
      {missing.length === 0 ? (
        <Note measured>
          We’ll show your ad to people within {radius_miles} miles of {address}. It links to{' '}
          {placement.destination_url === '' ? 'a page for your offer' : 'your website'}.
        </Note>
      ) : (
        <Notice tone="warning" title="Finish these steps to run your ad">
          <Stack as="ul" gap={1}>
            {missing.map(({ need, message }) => (
              <li key={need}>
                {message} {need === 'address' ? <Link href={paths.profile}>Open your profile</Link> : null}
                {need === 'website' ? <Link href={paths.websiteBuilder}>Open Website Builder</Link> : null}
                {need === 'ad_account' ? <Link href={paths.settings}>Open Settings</Link> : null}
              </li>
            ))}
          </Stack>
        </Notice>
      )}
      {is_simulated ? <Notice>Test mode: no one sees your ads, and you won’t be charged.</Notice> : null}
    </>
  );
}

const PARTS: readonly { field: AdTextField; label: string; error: string }[] = [
  { field: 'primary_text', label: 'Main text', error: 'primaryText' },
  { field: 'headline', label: 'Headline', error: 'headline' },
  { field: 'description', label: 'Description', error: 'description' },
];
const VARIANTS = ['Dish', 'Offer', 'Occasion'];

function Words({ draft, preview }: { draft: AdDraft } & Previewed) {
  const { copy, setCopy, failure } = draft;
  if (copy === undefined) return null;
  const chosen = preview.variants.findIndex((each) => JSON.stringify(each) === JSON.stringify(copy));
  return (
    <Stack gap={2}>
      <SegmentedControl
        label="Variant"
        segments={preview.variants.map((_, index) => ({
          value: String(index),
          label: VARIANTS[index] ?? '',
        }))}
        value={String(chosen)}
        onChange={(index) => setCopy(preview.variants[Number(index)])}
      />
      {PARTS.map(({ field, label, error }) => {
        const most = AD_TEXT_LIMITS[field];
        const look = {
          label,
          hint: `${copy[field].length} of ${most} characters`,
          error: copy[field].length > most ? atMostCharacters(most) : failure?.fields[error],
          value: copy[field],
        };
        const change = (text: string) => setCopy({ ...copy, [field]: text });
        return field === 'primary_text' ? (
          <TextAreaField key={field} {...look} rows={3} onChange={(event) => change(event.target.value)} />
        ) : (
          <Field key={field} {...look} onChange={(event) => change(event.target.value)} />
        );
      })}
    </Stack>
  );
}
