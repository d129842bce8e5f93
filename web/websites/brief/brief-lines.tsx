import type { BriefLine, BriefUse } from '#shared/profile/brief-lines.ts';
import { BRIEF_USES } from '#shared/profile/brief-lines.ts';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Note, Text } from '#web/ui/text.tsx';

const USE_LABELS: Record<BriefUse, string> = {
  about: 'About us',
  note: 'Good to know',
  answer: 'Q&A',
  dish: 'Menu',
  hours: 'Opening hours',
  request: 'Request to us',
  private: 'Private',
  leave_out: 'Leave out',
};
const OPTIONS = BRIEF_USES.map((value) => ({ value, label: USE_LABELS[value] }));

type BriefLinesProps = {
  lines: readonly BriefLine[];
  onChoose: (line: BriefLine, use: BriefUse) => void;
  /** Corrects a misspelled line after the owner confirms. */
  onCorrect: (line: BriefLine, words: string) => void;
};

/** Brief lines beyond regular facts, with the use of each. A line that guests don’t see yet has none. */
export function BriefLines({ lines, onChoose, onCorrect }: BriefLinesProps) {
  return (
    <Stack as="ul" divided>
      {lines.map((line) => (
        <Stack as="li" gap={1} key={line.words}>
          <Text breaks>{line.words}</Text>
          <SelectField
            label={`Where to use “${line.words}”`}
            isLabelHidden
            options={OPTIONS}
            {...(line.is_open && { placeholder: 'Choose where guests see this' })}
            value={line.is_open ? '' : line.use}
            onChange={({ currentTarget }) => onChoose(line, currentTarget.value as BriefUse)}
          />
          <Status line={line} />
          {line.slips.map(({ typed, meant }) => (
            <Cluster as="p" gap={1} tone="warning" size="small" key={typed}>
              Did you mean “{meant}”?
              <Button size="small" onClick={() => onCorrect(line, line.words.replace(typed, meant))}>
                {`Use “${meant}”`}
              </Button>
            </Cluster>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

function Status({ line: { use, is_done } }: { line: BriefLine }) {
  return use === 'request' && is_done === false ? <Note>We couldn’t apply this request.</Note> : null;
}
