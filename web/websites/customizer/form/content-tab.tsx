import { Controller, type Path } from 'react-hook-form';
import { Field } from '#web/ui/field.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import type { CustomizerValues } from './customizer-schema.ts';
import { HeroImageField } from './hero-image-field.tsx';
import type { CustomizerForm } from './use-customizer-form.ts';

/** The text of the website (spec, website builder §2.8, §3). */
export function ContentTab({ form }: { form: CustomizerForm }) {
  const field = (name: Path<CustomizerValues>) => ({
    ...form.register(name),
    error: form.getFieldState(name, form.formState).error?.message,
  });
  return (
    <Stack gap={3}>
      <Field
        label="Website name"
        hint="Used for your page title and web address."
        autoComplete="off"
        required
        {...field('website_name')}
      />
      <Field
        label="Restaurant name"
        hint="Appears with your street address."
        autoComplete="organization"
        {...field('template_customizations.restaurant_name')}
      />
      <Field
        label="Tagline"
        placeholder="Wood oven, short menu, long evenings"
        autoComplete="off"
        isOptional
        {...field('template_customizations.restaurant_tagline')}
      />
      <Controller
        control={form.control}
        name="template_customizations.hero_image"
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <HeroImageField value={value} onChange={onChange} error={error?.message} />
        )}
      />
      <TextAreaField
        label="About"
        placeholder="Who cooks, when you opened, and what to try first"
        rows={6}
        isOptional
        {...field('template_customizations.about_description')}
      />
      <Field
        label="Address"
        autoComplete="street-address"
        isOptional
        {...field('template_customizations.restaurant_address')}
      />
      <Field
        label="Phone"
        type="tel"
        autoComplete="tel"
        isOptional
        {...field('template_customizations.restaurant_phone')}
      />
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        placeholder="hello@example.com"
        isOptional
        {...field('template_customizations.restaurant_email')}
      />
    </Stack>
  );
}
