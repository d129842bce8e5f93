import { BOOKING_POLICIES, type Link } from '#shared/profile/contact.ts';
import { LINK_KINDS } from '#shared/site/ways-to-reach.ts';
import { Field } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { ListEditor } from '../list-editor.tsx';
import styles from '../profile-screen.module.css';
import type { ProfileDraft } from '../use-profile-draft.ts';

const LINK_LABELS: Record<(typeof LINK_KINDS)[number], string> = {
  website: 'Website',
  booking: 'Table booking',
  ordering: 'Online ordering',
  instagram: 'Instagram',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  x: 'X',
  whatsapp: 'WhatsApp',
  map: 'Map',
  reviews: 'Reviews',
  other: 'Other',
};

const BOOKING_LABELS: Record<(typeof BOOKING_POLICIES)[number], string> = {
  unknown: 'Not said',
  required: 'Reservations are required',
  recommended: 'Reservations are recommended',
  accepted: 'Reservations are taken',
  not_taken: 'No reservations',
};

const NEW_LINK: Link = { kind: 'website', url: '', typed: '' };

const PARTS = [
  ['street', 'Street and number', 'address-line1'],
  ['locality', 'Town', 'address-level2'],
  ['region', 'State or province', 'address-level1'],
  ['postal_code', 'Postal code', 'postal-code'],
  ['country', 'Country', 'country'],
] as const;

/** How guests find, reach and book the place. */
export function ContactTab({ editing }: { editing: ProfileDraft }) {
  const { draft, set, problems } = editing;
  const { address, booking } = draft;
  return (
    <div className={styles.fields}>
      <div className={styles.group}>
        <TextAreaField
          label="Address"
          hint="Printed as you write it. The parts below help maps and search engines."
          rows={2}
          autoComplete="street-address"
          value={address.text}
          onChange={({ currentTarget }) => set('address', { ...address, text: currentTarget.value })}
          isOptional
          error={problems.address}
        />
        <div className={styles.pair}>
          {PARTS.map(([part, label, autoComplete]) => (
            <Field
              key={part}
              label={label}
              autoComplete={autoComplete}
              value={address[part]}
              onChange={({ currentTarget: { value } }) =>
                set('address', {
                  ...address,
                  [part]: part === 'country' ? value.toUpperCase().slice(0, 2) : value,
                })
              }
              isOptional
            />
          ))}
        </div>
      </div>
      <ListEditor
        title="Phone numbers"
        hint="The first one is on your page, as you write it."
        noun="phone number"
        items={draft.phones}
        blank={{ number: '', typed: '', label: '' }}
        onChange={(phones) => set('phones', phones)}
        error={problems.phones}
      >
        {(phone, change, name) => (
          <>
            <Field
              label="Number"
              aria-label={name}
              type="tel"
              autoComplete="off"
              value={phone.typed}
              onChange={({ currentTarget }) => change({ typed: currentTarget.value, number: '' })}
            />
            <Field
              label="For"
              placeholder="Catering, WhatsApp"
              value={phone.label}
              onChange={({ currentTarget }) => change({ label: currentTarget.value })}
              isOptional
            />
          </>
        )}
      </ListEditor>
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        value={draft.email}
        onChange={({ currentTarget }) => set('email', currentTarget.value)}
        isOptional
        error={problems.email}
      />
      <ListEditor
        title="Links"
        hint="A booking link becomes the button “Make a Reservation”."
        noun="link"
        items={draft.links}
        blank={NEW_LINK}
        onChange={(links) => set('links', links)}
        error={problems.links}
      >
        {(link, change) => (
          <>
            <SelectField
              label="What it is"
              options={LINK_KINDS.map((value) => ({ value, label: LINK_LABELS[value] }))}
              value={link.kind}
              onChange={({ currentTarget: { value } }) =>
                change({ kind: LINK_KINDS.find((kind) => kind === value) ?? 'other' })
              }
            />
            <Field
              label="Address"
              type="url"
              placeholder="https://"
              value={link.url}
              onChange={({ currentTarget }) => change({ url: currentTarget.value })}
            />
          </>
        )}
      </ListEditor>
      <div className={styles.group}>
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
          label="How to book"
          placeholder="Call after 3 pm; groups of eight and more by email"
          value={booking.note}
          onChange={({ currentTarget }) => set('booking', { ...booking, note: currentTarget.value })}
          isOptional
          error={problems.booking}
        />
      </div>
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
    </div>
  );
}

const PRACTICAL = {
  payment: ['Payment', 'Cash and cards, no American Express'],
  parking: ['Parking', 'Free behind the house'],
  access: ['Access', 'Two steps at the door, restroom on the ground floor'],
} as const;
