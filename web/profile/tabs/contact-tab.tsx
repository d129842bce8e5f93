import { BOOKING_POLICIES } from '#shared/profile/contact.ts';
import { ContactFields } from '#web/profile/fields/contact-fields.tsx';
import styles from '#web/profile/profile-screen.module.css';
import type { ProfileDraft } from '#web/profile/use-profile-draft.ts';
import { Field } from '#web/ui/field.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

const BOOKING_LABELS: Record<(typeof BOOKING_POLICIES)[number], string> = {
  unknown: 'Not specified',
  required: 'Reservations required',
  recommended: 'Reservations recommended',
  accepted: 'Reservations accepted',
  not_taken: 'No reservations',
};

/** How guests find, contact, and visit the restaurant. */
export function ContactTab({ editing }: { editing: ProfileDraft }) {
  const { draft, set, problems } = editing;
  const { booking } = draft;
  return (
    <Stack gap={4} pad={3} className={styles.fields}>
      <ContactFields contact={draft} set={set} problems={problems} />
      <Stack gap={2}>
        <SelectField
          label="Reservations"
          options={BOOKING_POLICIES.map((value) => ({ value, label: BOOKING_LABELS[value] }))}
          value={booking.policy}
          onChange={({ currentTarget: { value } }) =>
            set('booking', {
              ...booking,
              policy: BOOKING_POLICIES.find((policy) => policy === value) ?? 'unknown',
            })
          }
        />
        <Field
          label="How to reserve"
          placeholder="Call after 3 PM. Email us for groups of 8 or more."
          value={booking.note}
          onChange={({ currentTarget }) => set('booking', { ...booking, note: currentTarget.value })}
          isOptional
          error={problems.booking}
        />
      </Stack>
      {(['payment', 'parking', 'access'] as const).map((field) => (
        <Field
          key={field}
          label={PRACTICAL[field][0]}
          placeholder={PRACTICAL[field][1]}
          value={draft[field]}
          onChange={({ currentTarget }) => set(field, currentTarget.value)}
          isOptional
          error={problems[field]}
        />
      ))}
    </Stack>
  );
}

const PRACTICAL = {
  payment: ['Payment', 'Cash and cards, no American Express'],
  parking: ['Parking', 'Free lot behind the restaurant'],
  access: ['Access', 'Two steps at the door, restroom on the first floor'],
} as const;
