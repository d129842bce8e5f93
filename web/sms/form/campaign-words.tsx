import { SMS_INPUT_LIMITS } from '#shared/sms/contract/sms-campaign.ts';
import { Field } from '#web/ui/field.tsx';
import type { TypedWords } from './draft-request.ts';
import type { SmsDraft } from './use-sms-draft.ts';

/** The sender’s name, the offer, and the code. */
export function CampaignWords({ draft: { typed, type, failure } }: { draft: SmsDraft }) {
  const field = (name: keyof TypedWords) => ({
    required: true,
    maxLength: SMS_INPUT_LIMITS[name],
    value: typed[name],
    error: typed[name].trim() === '' ? failure?.fields[name] : undefined,
    onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value }),
  });
  return (
    <>
      <Field label="Restaurant name" autoComplete="organization" {...field('restaurantName')} />
      <Field
        label="Offer"
        placeholder="A free dessert with any main course"
        hint="Guests see these exact words."
        autoComplete="off"
        {...field('offer')}
      />
      <Field
        label="Offer code"
        placeholder="DESSERT"
        hint="Guests show or say this when they pay. Keep it short."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...field('offerCode')}
      />
    </>
  );
}
