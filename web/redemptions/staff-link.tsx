import { Suspense, useState } from 'react';
import { formatLongDay } from '#shared/format/dates.ts';
import { useChangeStaffLink, useStaffLink } from '#web/redemptions/api/redemptions.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { linkTo } from '#web/shell/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { COPIED, COPY_FAILED, copyText } from '#web/ui/copy-text.ts';
import { Cluster } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { Note } from '#web/ui/text.tsx';
import styles from './redeem-screen.module.css';

const ReplaceLinkDialog = lazyPart(() =>
  import('./replace-link-dialog.tsx').then((m) => m.ReplaceLinkDialog),
);

/** The link that lets staff redeem codes without signing in. We show it once, right after it’s created. */
export function StaffLink() {
  const createdAt = useStaffLink();
  const { create, withdraw } = useChangeStaffLink();
  const [answer, setAnswer] = useState('');
  const [isAsked, setAsked] = useState(false);
  const address =
    create.data === undefined ? undefined : location.origin + linkTo.till(create.data.till_token);
  const exists = createdAt.data !== undefined && createdAt.data !== null;
  const failure = create.error ?? withdraw.error ?? createdAt.error;
  const copy = async (text: string) => setAnswer((await copyText(text)) ? COPIED : COPY_FAILED);
  return (
    <Section title="For your staff" gap={2}>
      <Note>With this link, staff can only check and redeem codes.</Note>
      {failure === null ? null : <Notice tone="danger">{failure.message}</Notice>}
      {exists && address !== undefined ? (
        <>
          <p className={styles.link}>{address}</p>
          <Note>Open this link on your register now. For security, we show the link only once.</Note>
        </>
      ) : exists ? (
        <>
          <p>You have a staff link, created on {formatLongDay(createdAt.data ?? '')}.</p>
          <Note>Creating a new link turns this one off.</Note>
        </>
      ) : null}
      <Cluster gap={1}>
        {exists && address !== undefined ? <Button onClick={() => void copy(address)}>Copy</Button> : null}
        <Button isPending={create.isPending} onClick={() => (exists ? setAsked(true) : create.mutate())}>
          {exists ? 'Create new link' : 'Create staff link'}
        </Button>
        {exists ? (
          <Button
            variant="quiet"
            isPending={withdraw.isPending}
            onClick={() => withdraw.mutate(undefined, { onSuccess: () => create.reset() })}
          >
            Turn off link
          </Button>
        ) : null}
      </Cluster>
      <Note role="status">{answer}</Note>
      {isAsked ? (
        <Suspense>
          <ReplaceLinkDialog
            onClose={() => setAsked(false)}
            onConfirm={() => {
              setAsked(false);
              create.mutate();
            }}
          />
        </Suspense>
      ) : null}
    </Section>
  );
}
