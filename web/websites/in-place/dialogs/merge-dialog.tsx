import { useState } from 'react';
import { ConflictDialog, ConflictSides } from '#web/shell/dialogs/conflict-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { Text } from '#web/ui/text.tsx';
import type { EditSession } from '#web/websites/in-place/session/edit-session.ts';
import { placedLabel } from '#web/websites/in-place/session/field-label.ts';
import type { Choice, Conflict } from '#web/websites/in-place/session/merge-edits.ts';
import { useEditState } from '#web/websites/in-place/session/use-edit-state.ts';
import { valueText } from './value-text.ts';

const SEGMENTS = [
  { value: 'theirs', label: 'Keep theirs' },
  { value: 'mine', label: 'Keep mine' },
] as const;

/** Conflicts between two windows: both versions side by side, with one choice each. */
export function MergeDialog({ session }: { session: EditSession }) {
  const conflicts = useEditState(session, (state) => state.conflicts);
  return conflicts.length === 0 ? null : (
    <Choices key={conflicts.map(({ path }) => path).join()} conflicts={conflicts} onDone={session.resolve} />
  );
}

type ChoicesProps = {
  conflicts: readonly Conflict[];
  onDone: (choices: ReadonlyMap<string, Choice>) => void;
};

function Choices({ conflicts, onDone }: ChoicesProps) {
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(
    () => new Map(conflicts.map(({ path, canKeepMine }) => [path, canKeepMine ? 'mine' : 'theirs'])),
  );
  const choose = (path: string, choice: Choice) => setChoices(new Map([...choices, [path, choice]]));
  return (
    <ConflictDialog
      isOpen
      title="Changed in another window"
      description="Choose which version of each field to keep."
      actions={
        <Button variant="primary" onClick={() => onDone(choices)}>
          Merge
        </Button>
      }
    >
      <Stack as="ul" gap={3}>
        {conflicts.map((conflict) => (
          <Stack as="li" gap={1} padTop={2} line="above" key={conflict.path}>
            <Text as="h3" size="body" strong>
              {placedLabel(conflict.path)}
            </Text>
            <ConflictSides
              theirs={{
                label: 'Theirs',
                text: conflict.theirs === undefined ? 'Removed' : valueText(conflict.theirs),
              }}
              mine={{ label: 'Mine', text: valueText(conflict.mine) }}
            />
            {conflict.canKeepMine ? (
              <SegmentedControl
                label={`Version to keep: ${placedLabel(conflict.path)}`}
                segments={SEGMENTS}
                value={choices.get(conflict.path) ?? 'mine'}
                onChange={(choice) => choose(conflict.path, choice)}
              />
            ) : (
              <Text size="small" tone="warning">
                This item was deleted. Copy your text if you need it.
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
    </ConflictDialog>
  );
}
