import Copy from 'lucide-react/icons/copy';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Button } from '#web/ui/button.tsx';
import { CancelButton } from '#web/ui/cancel-button.tsx';
import { Cluster, Grid } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { CONTENT_LABELS } from './content-labels.ts';
import type { PhotoText } from './photo-texts.ts';
import styles from './photo-words.module.css';

type PhotoTextCardProps = {
  text: PhotoText;
  isBusy: boolean;
  onRefresh: () => void;
  onCancel: () => void;
};

/** One text, to copy or to have written again. */
export function PhotoTextCard({ text: written, isBusy, onRefresh, onCancel }: PhotoTextCardProps) {
  const { content_type, text } = written;
  const label = CONTENT_LABELS[content_type];
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ tone: 'good', title: 'Copied.' }),
      () =>
        showToast({ tone: 'danger', title: 'We couldn’t copy this. Select the text and copy it yourself.' }),
    );
  return (
    <Grid card="plain" as="li" gap={1} className={styles.card}>
      <Text as="h3" size="small" tone="muted" strong className={styles.label}>
        {label}
      </Text>
      <p className={styles.text}>{text}</p>
      <Cluster gap={1} align="stretch" wrap={false} className={styles.tools}>
        <Button
          size="small"
          variant="quiet"
          icon={<Copy aria-hidden="true" />}
          aria-label={`Copy ${label}`}
          onClick={() => void copy()}
        >
          Copy
        </Button>
        <Button
          size="small"
          variant="quiet"
          icon={<RefreshCw aria-hidden="true" />}
          aria-label={`Refresh ${label}`}
          isPending={isBusy}
          onClick={onRefresh}
        >
          Refresh
        </Button>
        {isBusy ? <CancelButton onCancel={onCancel} /> : null}
      </Cluster>
    </Grid>
  );
}
