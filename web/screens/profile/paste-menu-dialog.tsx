import { useState } from 'react';
import { applyChanges } from '#shared/editing/apply-changes.ts';
import { PROFILE_GRAMMAR } from '#shared/profile/profile-grammar.ts';
import { proposalChanges } from '#shared/profile/proposal-changes.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { MenuFileField } from '#web/features/menu-file/menu-file-field.tsx';
import { acceptedProposals } from '#web/features/profile-reading/accepted-proposals.ts';
import { type Correction, entriesOf, withChange } from '#web/features/profile-reading/corrections.ts';
import { itemsOf } from '#web/features/profile-reading/read-items.ts';
import { Understood } from '#web/features/profile-reading/understood.tsx';
import { useReading } from '#web/features/profile-reading/use-reading.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import styles from './paste-menu-dialog.module.css';

type PasteMenuDialogProps = {
  profile: RestaurantProfile;
  onClose: () => void;
  /** Takes the profile with what was read; nothing is saved yet. */
  onTake: (profile: RestaurantProfile) => void;
};

/** Reads a pasted menu, or any words on the place, into the profile that is being edited. */
export function PasteMenuDialog({ profile, onClose, onTake }: PasteMenuDialogProps) {
  const [text, setText] = useState('');
  const [corrections, setCorrections] = useState<Correction[]>([]);
  const [failure, setFailure] = useState<string>();
  const { reading, readFrom, isReading, hasFailed } = useReading(text);
  const entries = reading === undefined ? [] : entriesOf(itemsOf(reading), corrections);
  const accepted = acceptedProposals(entries);

  const take = () => {
    const applied = applyChanges(PROFILE_GRAMMAR, profile, proposalChanges(profile, accepted));
    if (applied.isApplied) onTake(applied.record);
    else setFailure(Object.values(applied.fields)[0]);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title="Paste a menu"
      description="Paste your menu as is. You can review it before anything is saved."
      actions={
        <>
          <Button variant="primary" disabled={accepted.length === 0 || readFrom !== text} onClick={take}>
            Add to menu
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <div className={styles.columns}>
        <div className={styles.text}>
          <TextAreaField
            label="Your menu"
            placeholder={'Pasta\nCarbonara 14.50\nCacio e pepe 13'}
            rows={12}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            error={failure}
            autoFocus
          />
          <MenuFileField onText={setText} />
        </div>
        <section className={styles.read} aria-label="What we understood">
          <h3>What we understood</h3>
          <p className={styles.state} role="status">
            {stateOf({ isReading, hasFailed })}
          </p>
          <div className={styles.scroll}>
            <Understood
              level={4}
              entries={entries}
              onChange={(entry, change) => setCorrections(withChange(corrections, entry, change))}
            >
              <p className={styles.state}>Dishes, prices and headings show here as they are read.</p>
            </Understood>
          </div>
        </section>
      </div>
    </Dialog>
  );
}

function stateOf({ isReading, hasFailed }: { isReading: boolean; hasFailed: boolean }): string {
  if (isReading) return 'Reading…';
  return hasFailed ? 'We couldn’t read this. Edit the text to try again.' : '';
}
