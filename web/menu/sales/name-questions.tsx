import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Grid } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Note } from '#web/ui/text.tsx';
import type { useNameChoices } from './use-name-choices.ts';

type Names = ReturnType<typeof useNameChoices>;
type NameQuestionsProps = {
  names: Pick<Names, 'asked' | 'unmatched' | 'choose'>;
  menuNames: readonly string[];
};

const SHOWN_AT_FIRST = 6;
const SHOWN_MORE = 24;

/** Asks which menu items the names in the POS belong to. */
export function NameQuestions({ names, menuNames }: NameQuestionsProps) {
  const { asked, unmatched, choose } = names;
  if (menuNames.length === 0) {
    return <Note>Your profile has no menu yet, so we use the item names from your POS.</Note>;
  }
  const options = [...new Set(menuNames)]
    .sort((a, b) => a.localeCompare(b))
    .map((name) => ({ value: name, label: name }));
  return (
    <Section title="Match items to your menu" level={3} gap={1.5}>
      {asked.length === 0 ? null : (
        <>
          <Note>{askedText(asked.length)}</Note>
          <NameChoices names={asked} options={options} onChoose={choose} />
        </>
      )}
      <Note>
        {asked.length === 0 && unmatched.length === 0 ? 'All names match. ' : ''}
        {unmatchedText(unmatched.length)}
      </Note>
      {unmatched.length === 0 ? null : (
        <UnmatchedNames names={unmatched} options={options} onChoose={choose} />
      )}
    </Section>
  );
}

function askedText(count: number): string {
  return count === 1
    ? '1 name looks like an item on your menu. Confirm the match and we’ll remember it.'
    : `${count} names look like items on your menu. Confirm each match and we’ll remember it.`;
}

function unmatchedText(count: number): string {
  if (count === 0) return 'Every item is on your menu.';
  return count === 1
    ? '1 item doesn’t match your menu. Match it to a menu item, or leave it as is.'
    : `${count} items don’t match your menu. Match each one to a menu item, or leave it as is.`;
}

type NameChoicesProps = {
  names: Names['asked'];
  options: readonly { value: string; label: string }[];
  onChoose: Names['choose'];
};

function NameChoices({ names, options, onChoose }: NameChoicesProps) {
  return (
    <Grid columns={2} gap={1.5}>
      {names.map(({ posName, menuName }) => (
        <SelectField
          key={posName}
          label={`Menu item for “${posName}”`}
          placeholder="Not on the menu"
          options={options}
          value={menuName ?? ''}
          onChange={({ currentTarget }) =>
            onChoose(posName, currentTarget.value === '' ? undefined : currentTarget.value)
          }
        />
      ))}
    </Grid>
  );
}

/** Best sellers first, because the others hardly affect the results. */
function UnmatchedNames({ names, ...choices }: NameChoicesProps) {
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const hidden = names.length - shown;
  return (
    <>
      <NameChoices names={names.slice(0, shown)} {...choices} />
      {hidden <= 0 ? null : (
        <div>
          <Button size="small" onClick={() => setShown(shown + SHOWN_MORE)}>
            Show {Math.min(hidden, SHOWN_MORE)} more names
          </Button>
        </div>
      )}
    </>
  );
}
