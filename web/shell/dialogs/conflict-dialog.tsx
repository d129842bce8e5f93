import type { ReactNode } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { Grid } from '#web/ui/layout.tsx';
import styles from './conflict-dialog.module.css';

type ConflictDialogProps = {
  isOpen: boolean;
  title: string;
  description: string;
  /** An alertdialog where nothing can be chosen but one of the actions. */
  role?: 'dialog' | 'alertdialog';
  actions: ReactNode;
  /** What was changed on both sides. */
  children: ReactNode;
};

/** Two have edited at once: the owner decides what stays, and cannot leave without deciding. */
export function ConflictDialog(props: ConflictDialogProps) {
  return <Dialog {...props} isDismissable={false} onClose={() => undefined} />;
}

type ConflictSidesProps = {
  theirs: { label: string; text: string };
  mine: { label: string; text: string };
};

/** What somebody else has and what the owner has, side by side where there is room. */
export function ConflictSides({ theirs, mine }: ConflictSidesProps) {
  return (
    <Grid columns={2} as="dl" gap={1} className={styles.sides}>
      {[theirs, mine].map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Grid>
  );
}
