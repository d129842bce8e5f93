import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { ConflictDialog, ConflictSides } from '#web/shell/dialogs/conflict-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { PROFILE_CHANGED } from './profile-changed.ts';
import type { ProfileDraft } from './use-profile-draft.ts';

/** Asks which values to keep if two people changed the same details. */
export function ProfileConflict({ editing }: { editing: ProfileDraft }) {
  const { conflict, draft, keepTheirs, keepMine } = editing;
  if (conflict === undefined) return null;
  return (
    <ConflictDialog
      isOpen
      {...PROFILE_CHANGED}
      actions={
        <>
          <Button variant="primary" onClick={() => void keepMine()}>
            Keep mine
          </Button>
          <Button onClick={keepTheirs}>Use theirs</Button>
        </>
      }
    >
      {conflict.fields.map((field) => (
        <ConflictSides
          key={field}
          theirs={{
            label: `${fieldText.label(field)}, theirs`,
            text: fieldText.value(conflict.theirs.profile[field]),
          }}
          mine={{ label: `${fieldText.label(field)}, yours`, text: fieldText.value(draft[field]) }}
        />
      ))}
    </ConflictDialog>
  );
}

const LONGEST = 160;

/** `hours_text` → "Hours text". */
function label(field: keyof RestaurantProfile): string {
  const words = field.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** A profile value as one line of text, for comparison. */
function value(field: RestaurantProfile[keyof RestaurantProfile]): string {
  const text = textsOf(field).join(', ') || 'nothing';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Profile fields as text. */
const fieldText = { label, value };
