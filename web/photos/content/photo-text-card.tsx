import Copy from 'lucide-react/icons/copy';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { AssumedPhrase } from '#shared/text/assumed-phrase.ts';
import { AssumedHint, AssumedText } from '#web/ui/assumed-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { CancelButton } from '#web/ui/cancel-button.tsx';
import { copyWithToast } from '#web/ui/copy-text.ts';
import { Cluster, Grid } from '#web/ui/layout.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import { CONTENT_LABELS } from './content-labels.ts';
import type { PhotoText } from './photo-texts.ts';
import styles from './photo-words.module.css';

type PhotoTextCardProps = {
  text: PhotoText;
  isBusy: boolean;
  onDecide: (phrase: Pick<AssumedPhrase, 'text'>, next: string) => void;
  onRefresh: () => void;
  onCancel: () => void;
};

/** One text, with buttons to copy and rewrite it. */
export function PhotoTextCard({ text: written, isBusy, onDecide, onRefresh, onCancel }: PhotoTextCardProps) {
  const { content_type, text, assumed } = written;
  const label = CONTENT_LABELS[content_type];
  return (
    <Grid card="plain" as="li" gap={1} className={styles.card}>
      <Note as="h3" strong className={styles.label}>
        {label}
      </Note>
      <Text breaks lines="kept">
        <AssumedText text={text} phrases={assumed} onDecide={onDecide} />
      </Text>
      <AssumedHint text={text} phrases={assumed} />
      <Cluster gap={1} align="stretch" wrap={false} className={styles.tools}>
        <Button
          size="small"
          variant="quiet"
          icon={<Copy />}
          aria-label={`Copy ${label}`}
          onClick={() => void copyWithToast(text)}
        >
          Copy
        </Button>
        <Button
          size="small"
          variant="quiet"
          icon={<RefreshCw />}
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
