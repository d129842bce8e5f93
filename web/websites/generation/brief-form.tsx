import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Dish } from '#shared/profile/menu.ts';
import type { MenuReading } from '#shared/profile/menu-lines/read-menu-lines.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { GenerateWebsiteSchema } from '#shared/websites/contract/website.ts';
import { useMenuReading } from '#web/menu/menu-box/use-menu-reading.ts';
import type { StoredProfile } from '#web/profile/api/profile.ts';
import { ProfileSuggestions } from '#web/profile/profile-suggestions.tsx';
import { Field } from '#web/ui/field.tsx';
import { Grid, Stack } from '#web/ui/layout.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { withChoice, withWords } from '#web/websites/brief/chosen-lines.ts';
import styles from './generate-dialog.module.css';
import type { BriefDraft } from './kept-brief.ts';
import { type EnteredDraft, type EnteredProblems, enteredBody, problemsOf } from './parts/entered-draft.ts';
import { EnteredParts } from './parts/entered-parts.tsx';
import { withEntered } from './parts/with-entered.ts';
import { UnderstoodPanel } from './understood-panel.tsx';
import { type TypedBrief, useUnderstanding } from './use-understanding.ts';

type BriefFormProps = {
  id: string;
  /** Known details about the restaurant; undefined while loading. */
  stored: StoredProfile | undefined;
  /** Whether a model reads menu photos. */
  readsPhotos: boolean;
  brief: BriefDraft;
  onBriefChange: (brief: BriefDraft) => void;
  onGenerate: (brief: TypedBrief) => void;
};

/** The brief, and what we understood. */
export function BriefForm({ id, stored, readsPhotos, brief, onBriefChange, onGenerate }: BriefFormProps) {
  const [errors, setErrors] = useState<BriefErrors>(NO_ERRORS);
  const { entered } = brief;
  const menu = useMenuReading(entered.menuText ?? '');
  const dishes = useDishes(stored, menu);
  const understanding = useUnderstanding(brief, stored);
  const { customRequirements } = brief;
  const offeredName = stored?.profile.name ?? '';
  const websiteName = brief.websiteName ?? offeredName;
  const nameField = useSelectedOffer(offeredName);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = findErrors({ ...brief, websiteName });
    setErrors(found);
    const { name, requirements, entered: problems } = found;
    if (name !== undefined || requirements !== undefined || Object.keys(problems).length > 0) return;
    onGenerate({
      websiteName: websiteName.trim(),
      customRequirements,
      lines: brief.lines,
      entered: enteredBody(entered),
      understood: understanding.settle,
    });
  };
  return (
    <Grid as="form" gap={3} id={id} className={styles.form} onSubmit={submit} noValidate>
      <Stack gap={3}>
        <Field
          ref={nameField}
          label="Website name"
          name="website_name"
          value={websiteName}
          onChange={({ currentTarget }) => onBriefChange({ ...brief, websiteName: currentTarget.value })}
          onFocus={({ currentTarget }) => currentTarget.select()}
          placeholder="Osteria Lupo"
          error={errors.name}
          autoComplete="off"
          autoFocus
          required
        />
        <TextAreaField
          label="Special requirements"
          name="custom_requirements"
          value={customRequirements}
          onChange={({ currentTarget }) =>
            onBriefChange({ ...brief, customRequirements: currentTarget.value })
          }
          hint="Cuisine, story, atmosphere, and look."
          placeholder="Roman trattoria, wood oven, lunch menu at $14.50, closed Mondays"
          rows={8}
          error={errors.requirements}
          isOptional
        />
        {stored === undefined ? null : (
          <KindAndTown
            profile={stored.profile}
            entered={entered}
            onChange={(next) => onBriefChange({ ...brief, entered: next })}
            problems={errors.entered}
          />
        )}
        {stored === undefined ? null : (
          <EnteredParts
            profile={stored.profile}
            entered={entered}
            onChange={(next) => onBriefChange({ ...brief, entered: next })}
            menu={menu}
            dishes={dishes}
            readsPhotos={readsPhotos}
            problems={errors.entered}
          />
        )}
      </Stack>
      <UnderstoodPanel
        understanding={understanding}
        language={entered.language}
        onLanguage={(language) => onBriefChange({ ...brief, entered: { ...entered, language } })}
        onCorrect={(corrections) => onBriefChange({ ...brief, corrections })}
        onChoose={({ words }, use) => onBriefChange({ ...brief, lines: withChoice(brief.lines, words, use) })}
        onRewrite={(line, words) =>
          onBriefChange({
            ...brief,
            customRequirements: customRequirements.replace(line.words, () => words),
            lines: withWords(brief.lines, line.words, words),
          })
        }
      />
      {stored === undefined ? null : (
        <ProfileSuggestions
          known={stored.profile}
          next={nextProfile(understanding.profile ?? stored.profile, { entered, menu, dishes })}
        />
      )}
    </Grid>
  );
}

/** The profile’s menu plus the pasted one. A long menu isn’t combined on every keystroke. */
function useDishes(stored: StoredProfile | undefined, { accepted }: MenuReading): readonly Dish[] {
  return useMemo(
    () => (stored === undefined ? [] : withEntered(stored.profile, { menu: accepted }).dishes),
    [stored, accepted],
  );
}

type Entered = { entered: BriefDraft['entered']; menu: MenuReading; dishes: readonly Dish[] };

function nextProfile(known: RestaurantProfile, { entered, menu, dishes }: Entered): RestaurantProfile {
  const { menu_text: _, ...facts } = enteredBody(entered);
  const next = withEntered(known, facts);
  return menu.accepted.length === 0 ? next : { ...next, dishes: [...dishes] };
}

/** If suggested text arrives while the field is focused, it is selected, so that typing replaces it. */
function useSelectedOffer(offered: string) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = field;
    if (current !== null && current === document.activeElement && current.value === offered) current.select();
  }, [offered]);
  return field;
}

type BriefErrors = {
  name: string | undefined;
  requirements: string | undefined;
  entered: EnteredProblems;
};

const NO_ERRORS: BriefErrors = { name: undefined, requirements: undefined, entered: {} };

function findErrors({ websiteName, customRequirements, entered }: BriefDraft): BriefErrors {
  const { website_name, custom_requirements } = GenerateWebsiteSchema.shape;
  return {
    name: website_name.safeParse(websiteName).error?.issues[0]?.message,
    requirements: custom_requirements.safeParse(customRequirements).error?.issues[0]?.message,
    entered: problemsOf(entered),
  };
}

type KindAndTownProps = {
  /** The stored values, shown unless others are entered. */
  profile: RestaurantProfile;
  entered: EnteredDraft;
  onChange: (entered: EnteredDraft) => void;
  problems: EnteredProblems;
};

/** The restaurant’s type and city, for the website’s headline. */
function KindAndTown({ profile, entered, onChange, problems }: KindAndTownProps) {
  const { kind = profile.kind, town = profile.address.locality } = entered;
  return (
    <Grid columnWidth={11} gap={2}>
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
