import { Suspense } from 'react';
import type { AdAccountView } from '#shared/contract/settings/ad-account.ts';
import { useAdAccount } from '#web/api/campaigns/ad-account.ts';
import { LoadFailure } from '#web/features/errors/load-failure.tsx';
import { lazyPart } from '#web/features/navigation/lazy-part.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ConnectButton } from './connect-button.tsx';
import styles from './settings.module.css';
import { useFacebookAnswer } from './use-facebook-answer.ts';

const AdAccountChoice = lazyPart(() => import('./ad-account-choice.tsx').then((m) => m.AdAccountChoice));
const AdConnection = lazyPart(() => import('./ad-connection.tsx').then((m) => m.AdConnection));

/** What ads are paid from: connecting it, choosing, letting go. */
export function AdAccountSection() {
  const account = useAdAccount();
  const { connection, isDeclined } = useFacebookAnswer();
  return (
    <SettingsSection
      title="Facebook ads"
      description="Ads run in your own ad account, under the name of your page. Facebook bills you, not us."
    >
      <div className={styles.card}>
        {isDeclined ? (
          <Notice title="Nothing is connected">
            You did not allow it at Facebook. You can connect at any time.
          </Notice>
        ) : null}
        {connection.isError ? <Notice tone="danger">Error: {connection.error.message}</Notice> : null}
        {connection.data !== undefined && connection.data.state === account.data?.state ? (
          <Notice tone="good">{connection.data.message}</Notice>
        ) : null}
        {account.isPending || connection.isFetching ? (
          <Loading label={connection.isFetching ? 'Connecting your ad account…' : 'Loading the ad account…'}>
            <Skeleton lines={3} />
          </Loading>
        ) : account.isError ? (
          <LoadFailure query={account} />
        ) : (
          <State account={account.data} />
        )}
      </div>
    </SettingsSection>
  );
}

function State({ account }: { account: AdAccountView }) {
  const { state, is_simulated } = account;
  return (
    <>
      {is_simulated ? (
        <Notice>
          This installation simulates ads: what you connect here is made up, and ads run without it too.
        </Notice>
      ) : null}
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
      <p className={styles.state}>Not connected, and not possible here yet.</p>
      <p className={styles.words}>
        Connecting goes through a Facebook app that belongs to this platform, and whoever runs it has not set
        one up. Ask them for it; nothing is missing on your side.
      </p>
    </>
  );
}

function NotConnected() {
  return (
    <>
      <p className={styles.state}>Not connected. It takes about two minutes, and:</p>
      <ul className={styles.needs}>
        <li>a Facebook account that may manage your restaurant’s page,</li>
        <li>an ad account at Facebook that pays in US dollars, with a way to pay.</li>
      </ul>
      <ConnectButton>Connect Facebook</ConnectButton>
      <p className={styles.fine}>
        Facebook asks whether we may run ads in your name. We spend nothing before you press Launch, and you
        can disconnect at any time.
      </p>
    </>
  );
}
