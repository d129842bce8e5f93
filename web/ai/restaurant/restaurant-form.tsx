import ScanSearch from 'lucide-react/icons/scan-search';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Stack } from '#web/ui/layout.tsx';
import type { RestaurantFacts } from './restaurant-facts.ts';
import styles from './restaurant-form.module.css';

type RestaurantFormProps = {
  /** The initial values of the fields. */
  facts: RestaurantFacts;
  isAnalyzing: boolean;
  /** The results below show the next step. */
  isAnalyzed: boolean;
  /** Errors by field name. The first one gets the focus. The object changes only when the errors do. */
  errors: Readonly<Record<string, string>>;
  onAnalyze: (facts: RestaurantFacts) => void;
  /** Shown above the button: why the analysis failed. */
  children?: ReactNode;
};

/** The input of an analysis. No field is required, and edits affect only this analysis (spec, owner tools §5). */
export function RestaurantForm(props: RestaurantFormProps) {
  const { facts, isAnalyzing, isAnalyzed, errors, onAnalyze, children } = props;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const [name] = Object.keys(errors);
    if (name !== undefined) form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  }, [errors]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isAnalyzing) onAnalyze(typedFacts(new FormData(event.currentTarget)));
  };
  const field = (name: keyof RestaurantFacts) => ({
    name,
    defaultValue: facts[name],
    error: errors[name],
  });
  return (
    <Stack
      as="form"
      gap={2}
      ref={form}
      className={styles.form}
      onSubmit={submit}
      noValidate
      aria-labelledby="restaurant-information"
    >
      <h2 id="restaurant-information">Restaurant Information</h2>
      <Stack gap={1.5} className={styles.fields}>
        <Field label="Restaurant Name" autoComplete="organization" {...field('name')} />
        <Field
          label="Website"
          type="url"
          inputMode="url"
          placeholder="https://"
          autoComplete="url"
          {...field('website')}
        />
        <Field
          label="Google Business Profile URL"
          type="url"
          inputMode="url"
          placeholder="https://maps.app.goo.gl/"
          autoComplete="off"
          {...field('google_business_url')}
        />
        <Field label="Cuisine Type" autoComplete="off" {...field('cuisine_type')} />
        <Field label="Location" autoComplete="street-address" {...field('location')} />
      </Stack>
      {children}
      <Button
        variant={isAnalyzed ? 'secondary' : 'primary'}
        type="submit"
        self="start"
        className={styles.analyze}
        isIdle={isAnalyzing}
        icon={<ScanSearch />}
      >
        {isAnalyzing ? 'Analyzing...' : 'Analyze'}
      </Button>
    </Stack>
  );
}

function typedFacts(form: FormData): RestaurantFacts {
  const typed = (name: keyof RestaurantFacts) => String(form.get(name) ?? '').trim();
  return {
    name: typed('name'),
    website: typed('website'),
    google_business_url: typed('google_business_url'),
    cuisine_type: typed('cuisine_type'),
    location: typed('location'),
  };
}
