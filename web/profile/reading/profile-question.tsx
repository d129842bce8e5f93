import { PROFILE_CHANGED } from '#web/profile/profile-changed.ts';
import { ConflictDialog, ConflictSides } from '#web/shell/dialogs/conflict-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ProfileQuestion as Question } from './use-confirm-profile.ts';

/** Fields that are derived from the one next to them. */
const FOLLOWS = /\.(amount|is_market_price|number)$/;

/** Asks which value to keep when someone else saved a different value of a detail. */
export function ProfileQuestion({ question }: { question: Question | undefined }) {
  if (question === undefined) return null;
  const { differences, answer } = question;
  return (
    <ConflictDialog
      isOpen
      {...PROFILE_CHANGED}
      actions={
        <>
          <Button variant="primary" onClick={() => answer('mine')}>
            Keep mine
          </Button>
          <Button onClick={() => answer('theirs')}>Use theirs</Button>
        </>
      }
    >
      {differences
        .filter(({ path }) => !FOLLOWS.test(path))
        .map(({ path, label, theirs, mine }) => (
          <ConflictSides
            key={path}
            theirs={{ label: `${label}, theirs`, text: theirs }}
            mine={{ label: `${label}, yours`, text: mine }}
          />
        ))}
    </ConflictDialog>
  );
}
