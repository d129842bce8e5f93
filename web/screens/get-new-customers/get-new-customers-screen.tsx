import { useState } from 'react';
import type { LaunchedAd } from '#web/api/campaigns/facebook-ads.ts';
import { useProfile } from '#web/api/profile.ts';
import { useUser } from '#web/features/session/session-context.ts';
import { ViewHeader } from '#web/features/shell/view-header.tsx';
import { VIEWS } from '#web/features/shell/views.ts';
import { AdList } from './ad-list.tsx';
import styles from './get-new-customers.module.css';
import { LaunchSuccess } from './launch-success.tsx';
import { NewAd } from './new-ad.tsx';

/** Facebook ads: write one, see it as guests will, launch it, watch what it brings (spec, owner tools §2). */
export function GetNewCustomersScreen() {
  const user = useUser();
  const profile = useProfile();
  const [launched, setLaunched] = useState<LaunchedAd>();
  const ownName = user.impersonating_restaurant?.name ?? user.restaurant_name ?? '';
  return (
    <>
      <ViewHeader view={VIEWS.getNewCustomers} />
      <div className={styles.screen}>
        {launched === undefined ? (
          <NewAd
            restaurantName={ownName}
            dishes={profile.data?.profile.dishes.map(({ name }) => name) ?? []}
            onLaunched={setLaunched}
          />
        ) : (
          <LaunchSuccess ad={launched} onAgain={() => setLaunched(undefined)} />
        )}
        <AdList />
      </div>
    </>
  );
}
