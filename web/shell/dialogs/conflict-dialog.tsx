import type { ReactNode } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { Fact } from '#web/ui/facts.tsx';
import { Grid } from '#web/ui/layout.tsx';
import styles from './conflict-dialog.module.css';

type ConflictDialogProps = {
  isOpen: boolean;
  title: string;
  description: string;
  /** An alertdialog if the actions are the only choices. */
  role?: 'dialog' | 'alertdialog';
  actions: ReactNode;
  /** The changes of both sides. */
  children: ReactNode;
};

/** Two people edited at once. The owner must choose what to keep before closing. */
export function ConflictDialog(props: ConflictDialogProps) {
  return <Dialog {...props} isDismissable={false} onClose={() => undefined} />;
}

type ConflictSidesProps = {
  theirs: { label: string; text: string };
  mine: { label: string; text: string };
};

/** Their version and the owner’s, side by side if there is room. */
export function ConflictSides({ theirs, mine }: ConflictSidesProps) {
  return (
    <Grid columns={2} as="dl" gap={1} className={styles.sides}>
      {[theirs, mine].map(({ label, text }) => (
        <Fact key={label} label={label}>
          {text}
        </Fact>
      ))}
    </Grid>
  );
}
