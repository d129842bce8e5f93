import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { Field } from '#web/ui/field.tsx';
import { Grid } from '#web/ui/layout.tsx';
import type { EnteredDraft, EnteredProblems } from './entered-draft.ts';

type KindAndTownProps = {
  /** The stored values, shown unless others are entered. */
  profile: RestaurantProfile;
  entered: EnteredDraft;
  onChange: (entered: EnteredDraft) => void;
  problems: EnteredProblems;
};

/** The restaurant’s type and city, for the website’s headline. */
export function KindAndTown({ profile, entered, onChange, problems }: KindAndTownProps) {
  const { kind = profile.kind, town = profile.address.locality } = entered;
  return (
    <Grid columnWidth={10} gap={2}>
      <Field
        label="Type of restaurant"
        name="kind"
        value={kind}
        onChange={({ currentTarget }) => onChange({ ...entered, kind: currentTarget.value })}
        placeholder="Neapolitan pizzeria"
        error={problems.kind}
        autoComplete="off"
        isOptional
      />
      <Field
        label="City"
        name="town"
        value={town}
        onChange={({ currentTarget }) => onChange({ ...entered, town: currentTarget.value })}
        placeholder="Reno"
        error={problems.town}
        autoComplete="address-level2"
        isOptional
      />
    </Grid>
  );
}
