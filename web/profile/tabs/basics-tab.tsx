import { DIETS } from '#shared/menu/diets.ts';
import { CheckGroup } from '#web/profile/fields/check-group.tsx';
import styles from '#web/profile/profile-screen.module.css';
import type { ProfileDraft } from '#web/profile/use-profile-draft.ts';
import { Field } from '#web/ui/field.tsx';
import { Grid, Stack } from '#web/ui/layout.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Note } from '#web/ui/text.tsx';

const DIET_LABELS = {
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
  pescatarian: 'Pescatarian',
  halal: 'Halal',
  kosher: 'Kosher',
  gluten_free: 'Gluten-free',
} as const;

const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Spanish' },
  { value: 'fr', label: 'French' },
  { value: 'it', label: 'Italian' },
  { value: 'de', label: 'German' },
  { value: 'pt', label: 'Portuguese' },
  { value: 'ar', label: 'Arabic' },
];

const namesOf = (text: string) =>
  text
    .split(',')
    .map((name) => name.trimStart())
    .filter((name, index, all) => name !== '' || index === all.length - 1);

/** The restaurant’s name, type, cuisine, and other basics. */
export function BasicsTab({ editing }: { editing: ProfileDraft }) {
  const { draft, set, problems } = editing;
  const [language = '', ...others] = draft.languages;
  return (
    <Stack gap={4} pad={3} className={styles.fields}>
      <Field
        label="Name"
        value={draft.name}
        onChange={({ currentTarget }) => set('name', currentTarget.value)}
        autoComplete="organization"
        required
        error={problems.name}
      />
      <Grid columnWidth={16} gap={2}>
        <Field
          label="Type of restaurant"
          placeholder="Trattoria"
          value={draft.kind}
          onChange={({ currentTarget }) => set('kind', currentTarget.value)}
          autoComplete="off"
          isOptional
          error={problems.kind}
        />
        <Field
          label="Cuisines"
          hint="Separate with commas."
          value={draft.cuisines.join(', ')}
          onChange={({ currentTarget }) => set('cuisines', namesOf(currentTarget.value))}
          onBlur={() =>
            set(
              'cuisines',
              draft.cuisines.map((name) => name.trim()).filter((name) => name !== ''),
            )
          }
          autoComplete="off"
          isOptional
          error={problems.cuisines}
        />
      </Grid>
      <Stack gap={2}>
        <CheckGroup
          legend="All dishes are"
          options={DIETS.map((value) => ({ value, label: DIET_LABELS[value] }))}
          values={draft.diets}
          onChange={(diets) => set('diets', diets)}
        />
        <Note>Choose only what applies to every dish.</Note>
      </Stack>
      <Grid columnWidth={16} gap={2}>
        <SelectField
          label="Website language"
          placeholder="Same as your description"
          options={LANGUAGES}
          value={language}
          onChange={({ currentTarget: { value } }) =>
            set('languages', value === '' ? [] : [value, ...others.filter((each) => each !== value)])
          }
        />
        <Field
          label="Country"
          hint="Two-letter code, like US."
          value={draft.region}
          onChange={({ currentTarget }) => set('region', currentTarget.value.toUpperCase().slice(0, 2))}
          autoComplete="country"
          isOptional
          error={problems.region}
        />
      </Grid>
      <Field
        label="Monthly revenue"
        hint="Private. We use it for estimates on your dashboard."
        type="number"
        min={0}
        inputMode="numeric"
        value={draft.monthly_revenue ?? ''}
        onChange={({ currentTarget: { value } }) =>
          set('monthly_revenue', value === '' ? null : Number(value))
        }
        isOptional
        error={problems.monthly_revenue}
      />
    </Stack>
  );
}
