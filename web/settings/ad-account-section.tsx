import { Suspense, useEffect, useState } from 'react';
import type { AdAccountView } from '#shared/ads/contract/ad-account.ts';
import { type FacebookAnswer, useAdAccount, useAdConnection } from '#web/ads/api/ad-account.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import { ConnectButton } from './connect-button.tsx';
import styles from './settings.module.css';

const AdAccountChoice = lazyPart(() => import('./ad-account-choice.tsx').then((m) => m.AdAccountChoice));
const AdConnection = lazyPart(() => import('./ad-connection.tsx').then((m) => m.AdConnection));

/** Connects, changes, and disconnects the ad account. */
export function AdAccountSection() {
  const account = useAdAccount();
  const { connection, isDeclined } = useFacebookAnswer();
  return (
    <SettingsSection title="Facebook ads" description="Facebook bills your own ad account.">
      <Stack gap={2} align="start">
        {isDeclined ? (
          <Notice title="Facebook isn’t connected">
            You didn’t grant access on Facebook. Connect anytime.
          </Notice>
        ) : null}
        {connection.isError ? <Notice tone="danger">Error: {connection.error.message}</Notice> : null}
        {connection.data !== undefined && connection.data.state === account.data?.state ? (
          <Notice tone="good">{connection.data.message}</Notice>
        ) : null}
        {account.isPending || connection.isFetching ? (
          <Loading
            label={connection.isFetching ? 'Connecting your ad account…' : 'Loading your ad account…'}
            shapes={[3]}
          />
        ) : account.isError ? (
          <LoadFailure query={account} />
        ) : (
          <State account={account.data} />
        )}
      </Stack>
    </SettingsSection>
  );
}

function State({ account }: { account: AdAccountView }) {
  const { state, is_simulated } = account;
  return (
    <>
      {is_simulated ? <Notice>Test mode: ads work without connecting.</Notice> : null}
      {state === 'not_set_up' ? <NotSetUp /> : null}
      {state === 'not_connected' ? <NotConnected /> : null}
      <Suspense fallback={<Skeleton lines={3} />}>
        {state === 'choice_needed' ? <AdAccountChoice account={account} /> : null}
        {state === 'connected' || state === 'lost' ? <AdConnection account={account} /> : null}
      </Suspense>
    </>
  );
}

function NotSetUp() {
  return (
    <>
      <Text strong>Not available yet</Text>
      <Text tone="muted">Facebook ads aren’t set up yet. Contact support to turn them on.</Text>
    </>
  );
}

function NotConnected() {
  return (
    <>
      <Text strong>Not connected. You’ll need:</Text>
      <Stack as="ul" gap={0.5} className={styles.needs}>
        <li>A Facebook account that can manage your Page</li>
        <li>An ad account in US dollars with a payment method</li>
      </Stack>
      <ConnectButton>Connect Facebook</ConnectButton>
      <Note>You pay only for ads that you launch.</Note>
    </>
  );
}

/** Facebook’s answer in the address: permission granted or denied. */
type Answer = { allowed?: FacebookAnswer; isDeclined: boolean };

/** Connects a user who returns from Facebook, and removes the answer from the address, because someone may see it. */
function useFacebookAnswer() {
  const [answer] = useState(readAnswer);
  const connection = useAdConnection(answer.allowed);
  useEffect(() => {
    if (answer.allowed === undefined && !answer.isDeclined) return;
    history.replaceState(history.state, '', location.pathname);
  }, [answer]);
  return { connection, isDeclined: answer.isDeclined };
}

function readAnswer(): Answer {
  const fields = new URLSearchParams(location.search);
  const [code, state] = [fields.get('code'), fields.get('state')];
  if (code !== null && state !== null) return { allowed: { code, state }, isDeclined: false };
  return { isDeclined: fields.has('error') };
}
