import type { BriefLine, BriefUse } from '#shared/profile/brief-lines.ts';
import { BRIEF_USES } from '#shared/profile/brief-lines.ts';
import { Button } from '#web/ui/button.tsx';
import chips from '#web/ui/chips.module.css';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Note, Text } from '#web/ui/text.tsx';

const USE_LABELS: Record<BriefUse, string> = {
  dish: 'Dish',
  hours: 'Hours',
  about: 'About us',
  answer: 'Q&A',
  note: 'Good to know',
  request: 'Request',
  private: 'Private',
  leave_out: 'Leave out',
};

type BriefLinesProps = {
  lines: readonly BriefLine[];
  onChoose: (line: BriefLine, use: BriefUse) => void;
  /** Corrects a misspelled line after the owner confirms. */
  onCorrect: (line: BriefLine, words: string) => void;
};

/** Brief lines beyond regular facts, with the use of each, which one press changes. */
export function BriefLines({ lines, onChoose, onCorrect }: BriefLinesProps) {
  return (
    <Stack as="ul" divided>
      {lines.map((line) => (
        <Stack as="li" gap={1} key={line.words}>
          <Text breaks>{line.words}</Text>
          <Cluster
            as="fieldset"
            gap={1}
            rowGap={0.5}
            align="stretch"
            aria-label={`Where to use “${line.words}”`}
          >
            {BRIEF_USES.map((use) => (
              <button
                key={use}
                type="button"
                className={chips.chip}
                aria-pressed={line.use === use}
                onClick={() => onChoose(line, use)}
              >
                {USE_LABELS[use]}
              </button>
            ))}
          </Cluster>
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

function Status({ line: { use, is_open, is_done } }: { line: BriefLine }) {
  const text =
    use === 'request' && is_done === false
      ? 'We couldn’t apply this request.'
      : is_open
        ? 'Guests won’t see this until you choose where it goes.'
        : '';
  return text === '' ? null : <Note>{text}</Note>;
}
