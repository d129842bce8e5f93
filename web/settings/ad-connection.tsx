import { useState } from 'react';
import type { AdAccountView } from '#shared/ads/contract/ad-account.ts';
import { formatLongDay } from '#shared/format/dates.ts';
import { useDisconnectAdAccount } from '#web/ads/api/ad-account.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { AdAccountChoice } from './ad-account-choice.tsx';
import { ConnectButton } from './connect-button.tsx';

/** How long before it expires we ask to reconnect. */
const SOON_MILLISECONDS = 7 * 86_400_000;

/** The connected ad account and Page, with the buttons to change or remove them. */
export function AdConnection({ account }: { account: AdAccountView }) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { connection, state } = account;
  if (connection === undefined) return null;
  if (isChoosing) return <AdAccountChoice account={account} onDone={() => setIsChoosing(false)} />;
  const { accounts, pages, person_name, connected_at, expires_at } = connection;
  const isLost = state === 'lost';
  const mayChoose = !isLost && (accounts.length > 1 || pages.length > 1);
  return (
    <>
      <Cluster as="p" gap={1} rowGap={0.5}>
        {isLost ? <Badge tone="danger">Connection lost</Badge> : <Badge tone="good">Connected</Badge>}
        {account.is_simulated ? <Badge>Test mode</Badge> : null}
      </Cluster>
      {isLost ? (
        <Notice tone="warning" title="Reconnect Facebook">
          Reconnect to launch, pause, or end ads here. Current ads keep running.
        </Notice>
      ) : null}
      <Facts gap={1}>
        <Fact label="Ad account">{nameIn(accounts, connection.account_id)}</Fact>
        <Fact label="Page">{nameIn(pages, connection.page_id)}</Fact>
        <Fact label="Connected by">
          {person_name}, {formatLongDay(connected_at)}
        </Fact>
        {expires_at === undefined || isLost ? null : (
          <Fact label="Expires">
            {formatLongDay(expires_at)}
            {isSoon(expires_at) ? '. Reconnect before then.' : ''}
          </Fact>
        )}
      </Facts>
      <Cluster gap={2} rowGap={1}>
        <ConnectButton isQuiet={!isLost}>Reconnect</ConnectButton>
        {mayChoose ? <Button onClick={() => setIsChoosing(true)}>Change account</Button> : null}
        <Disconnect />
      </Cluster>
    </>
  );
}

const nameIn = (all: readonly { id: string; name: string }[], id: string | undefined) =>
  all.find((each) => each.id === id)?.name ?? 'Not selected';

const isSoon = (expiresAt: string) => Date.parse(expiresAt) - Date.now() < SOON_MILLISECONDS;

function Disconnect() {
  const [isAsking, setIsAsking] = useState(false);
  const disconnect = useDisconnectAdAccount();
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        Disconnect
      </Button>
      {disconnect.isError ? <Notice tone="danger">Error: {disconnect.error.message}</Notice> : null}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() =>
          disconnect.mutate(undefined, {
            onSuccess: ({ message }) => showToast({ tone: 'good', title: message }),
            onSettled: () => setIsAsking(false),
          })
        }
        title="Disconnect your ad account?"
        confirmLabel="Disconnect"
        isDanger
        isPending={disconnect.isPending}
      >
        Active ads keep running, and Facebook keeps charging you. To stop them, end them in Get New Customers
        first.
      </ConfirmDialog>
    </>
  );
}
