import { Button, type ButtonProps } from './button.tsx';

/** The buttons of a dialog: its action, and Cancel, which waits while the action runs. */
export function DialogActions({ onCancel, ...action }: ButtonProps & { onCancel: () => void }) {
  return (
    <>
      <Button variant="primary" {...action} />
      <Button onClick={onCancel} disabled={action.isPending}>
        Cancel
      </Button>
    </>
  );
}
