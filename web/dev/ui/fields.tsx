import { PASSWORD_RULE } from '#shared/accounts/contract/account.ts';
import { Field } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { Specimen } from './specimen.tsx';

const CUISINES = [
  { value: 'roman', label: 'Roman' },
  { value: 'ligurian', label: 'Ligurian' },
  { value: 'basque', label: 'Basque' },
];

/** Form fields. */
export function Fields() {
  return (
    <>
      <Specimen title="Field" layout="columns">
        <Field label="Restaurant name" defaultValue="Osteria Lupo" required />
        <Field label="Email" type="email" placeholder="you@restaurant.com" />
        <Field label="Password" type="password" hint={PASSWORD_RULE} defaultValue="correct horse" />
        <Field label="Phone" type="tel" defaultValue="+39 06 555 01 20" isOptional />
        <Field
          label="Website"
          type="url"
          defaultValue="osteria lupo"
          error="Enter a full address, such as https://osterialupo.it."
        />
        <Field label="Plan" defaultValue="Trattoria" disabled hint="Contact us to change your plan." />
      </Specimen>
      <Specimen title="TextAreaField, SelectField, Switch" layout="columns">
        <TextAreaField
          label="What should the website say?"
          hint="Dishes, prices, the days you’re closed, and the tone you like."
          defaultValue="Roman trattoria, wood oven, lunch menu at $14.50, closed Mondays"
        />
        <TextAreaField label="Story" error="Write at least one sentence about your restaurant." required />
        <SelectField label="Cuisine" options={CUISINES} placeholder="Choose a cuisine" />
        <SelectField label="City" options={[]} placeholder="No city yet" error="Choose a city." />
        <div>
          <Switch label="Accept reservations online" hint="Guests can see available tables." defaultChecked />
          <Switch label="Show prices" />
          <Switch label="Offer delivery" disabled />
        </div>
      </Specimen>
    </>
  );
}
