import type { Link } from '#shared/profile/contact.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { LINK_KINDS } from '#shared/site/ways-to-reach.ts';
import { Field } from '#web/ui/field.tsx';
import { Grid, Stack } from '#web/ui/layout.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { LINK_LABELS } from './link-labels.ts';
import { ListEditor } from './list-editor.tsx';

export type Contact = Pick<RestaurantProfile, 'address' | 'phones' | 'email' | 'links'>;

type ContactFieldsProps = {
  contact: Contact;
  set: <Part extends keyof Contact>(field: Part, value: RestaurantProfile[Part]) => void;
  problems: Readonly<Partial<Record<keyof Contact, string>>>;
  /** The heading level that fits the outline. */
  level?: 2 | 3;
};

const NEW_LINK: Link = { kind: 'website', url: '', typed: '' };

const PARTS = [
  ['street', 'Street address', 'address-line1'],
  ['locality', 'City', 'address-level2'],
  ['region', 'State or province', 'address-level1'],
  ['postal_code', 'ZIP or postal code', 'postal-code'],
  ['country', 'Country', 'country'],
] as const;

/** Address, phone numbers, email, and links. */
export function ContactFields({ contact, set, problems, level = 2 }: ContactFieldsProps) {
  const { address } = contact;
  return (
    <>
      <Stack gap={2}>
        <TextAreaField
          label="Address"
          hint="Guests see the address exactly as you enter it. The fields below help map apps find you."
          rows={2}
          autoComplete="street-address"
          value={address.text}
          onChange={({ currentTarget }) => set('address', { ...address, text: currentTarget.value })}
          isOptional
          error={problems.address}
        />
        <Grid columnWidth={16} gap={2}>
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
        </Grid>
      </Stack>
      <ListEditor
        title="Phone numbers"
        level={level}
        hint="Your website shows the first phone number."
        noun="phone number"
        items={contact.phones}
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
              label="Label"
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
        value={contact.email}
        onChange={({ currentTarget }) => set('email', currentTarget.value)}
        isOptional
        error={problems.email}
      />
      <ListEditor
        title="Links"
        level={level}
        hint="Reservation and ordering links become buttons."
        noun="link"
        items={contact.links}
        blank={NEW_LINK}
        onChange={(links) => set('links', links)}
        error={problems.links}
      >
        {(link, change) => (
          <>
            <SelectField
              label="Link type"
              options={LINK_KINDS.map((value) => ({ value, label: LINK_LABELS[value] }))}
              value={link.kind}
              onChange={({ currentTarget: { value } }) =>
                change({ kind: LINK_KINDS.find((kind) => kind === value) ?? 'other' })
              }
            />
            <Field
              label="Web address"
              type="url"
              placeholder="https://"
              value={link.url}
              onChange={({ currentTarget }) => change({ url: currentTarget.value })}
            />
          </>
        )}
      </ListEditor>
    </>
  );
}
