import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import ExternalLink from 'lucide-react/icons/external-link';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { COPIED, COPY_FAILED, copyText } from '#web/ui/copy-text.ts';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import styles from './published-dialog.module.css';

/** The web address, with buttons to copy, share, and open it. */
export function PageAddress({ name, url }: { name: string; url: string }) {
  const [answer, setAnswer] = useState('');
  const canShare = typeof navigator.share === 'function';
  const copy = async () => setAnswer((await copyText(url)) ? COPIED : COPY_FAILED);
  // Closing the share sheet is not an error.
  const share = () => navigator.share({ title: name, url }).catch(() => undefined);
  return (
    <Stack as="section" gap={1}>
      <Text as="h3" weight="medium">
        Web address
      </Text>
      <Text size={1} breaks className={styles.address}>
        {url.replace(/^https?:\/\//, '')}
      </Text>
      <Cluster gap={1}>
        <Button icon={answer === COPIED ? <Check /> : <Copy />} onClick={() => void copy()}>
          Copy
        </Button>
        {canShare ? (
          <Button icon={<Share2 />} onClick={() => void share()}>
            Share
          </Button>
        ) : null}
        <LinkButton variant="quiet" href={url} target="_blank" rel="noreferrer" icon={<ExternalLink />}>
          Open
        </LinkButton>
      </Cluster>
      <Note role="status" hidesEmpty>
        {answer}
      </Note>
    </Stack>
  );
}
