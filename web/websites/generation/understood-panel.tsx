import { useState } from 'react';
import type { Correction, Entry } from '#web/profile/reading/corrections.ts';
import { ParsedPreview } from '#web/profile/reading/parsed-preview.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Grid } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import styles from './generate-dialog.module.css';
import type { Understanding } from './use-understanding.ts';

type UnderstoodPanelProps = {
  understanding: Understanding;
  onCorrect: (corrections: Correction[]) => void;
};

const TITLE = 'What we understood';

/** Shows what we understood next to the brief, or in a dialog on a phone. */
export function UnderstoodPanel({ understanding, onCorrect }: UnderstoodPanelProps) {
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const { entries, corrected } = understanding;
  const list = (
    <ParsedPreview
      level={isNarrow ? 3 : 4}
      entries={entries}
      onChange={(entry, change) => onCorrect(corrected(entry, change))}
    >
      <Text size="small" tone="muted" className={styles.quiet}>
        Describe your restaurant, dishes, and hours. We’ll show what we understood so you can correct it.
      </Text>
    </ParsedPreview>
  );
  if (!isNarrow) {
    return (
      <Grid as="section" gap={1} className={styles.panel} aria-label={TITLE}>
        <h3>{TITLE}</h3>
        <Status understanding={understanding} />
        {list}
      </Grid>
    );
  }
  return (
    <>
      {entries.length === 0 ? null : <Button onClick={() => setOpen(true)}>{TITLE}</Button>}
      <Status understanding={understanding} />
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={TITLE}
        actions={
          <Button variant="primary" onClick={() => setOpen(false)}>
            Done
          </Button>
        }
      >
        {list}
      </Dialog>
    </>
  );
}

function Status({
  understanding: { entries, isReading, hasFailed },
}: Pick<UnderstoodPanelProps, 'understanding'>) {
  return (
    <Text size="small" tone="muted" className={styles.quiet} role="status">
      {statusOf(entries, { isReading, hasFailed })}
    </Text>
  );
}

function statusOf(
  entries: readonly Entry[],
  { isReading, hasFailed }: { isReading: boolean; hasFailed: boolean },
) {
  if (isReading) return 'Reading…';
  if (hasFailed) return 'We couldn’t preview your details, but you can still create your website.';
  if (entries.length === 0) return '';
  const asked = entries.filter(({ state }) => state === 'asked').length;
  const details = entries.length === 1 ? '1 detail' : `${entries.length} details`;
  if (asked === 0) return `${details}.`;
  return `${details}, ${asked === 1 ? '1 question' : `${asked} questions`}. We’ll use only what you confirm.`;
}
