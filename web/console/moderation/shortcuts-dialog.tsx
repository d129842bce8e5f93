import { Dialog } from '#web/ui/dialog.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Switch } from '#web/ui/switch.tsx';
import styles from './moderation.module.css';

const KEYS = [
  { keys: ['j', '↓'], does: 'Next item' },
  { keys: ['k', '↑'], does: 'Previous item' },
  { keys: ['a'], does: 'Approve' },
  { keys: ['r'], does: 'Reject, with an optional reason' },
  { keys: ['x'], does: 'Select for bulk actions' },
  { keys: ['?'], does: 'Show shortcuts' },
];

type ShortcutsDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

/** Lists the keyboard shortcuts and turns them on or off. */
export function ShortcutsDialog({ isOpen, onClose, isOn, onChange }: ShortcutsDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Keyboard shortcuts" size="small">
      <Stack as="dl" gap={1} className={styles.keys}>
        {KEYS.map(({ keys, does }) => (
          <div key={does}>
            <Cluster as="dt" gap={0.5} align="stretch" wrap={false}>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </Cluster>
            <dd>{does}</dd>
          </div>
        ))}
      </Stack>
      <Switch
        label="Use single-key shortcuts"
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </Dialog>
  );
}
