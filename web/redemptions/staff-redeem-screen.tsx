import { useMemo, useState } from 'react';
import { BRAND_NAME } from '#shared/contract/brand.ts';
import { withoutMailMarks } from '#shared/contract/link-token.ts';
import { staffRegister } from '#web/redemptions/api/redemptions.ts';
import { RedeemForm } from '#web/redemptions/redeem-form.tsx';
import { ScreenTitle } from '#web/shell/screen-title.tsx';
import { ThemeSwitch } from '#web/shell/theme-switch.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './staff-redeem-screen.module.css';

/** The redeem screen for staff. The token is the link’s hash, which browsers send to no server. */
export function StaffRedeemScreen() {
  const [token] = useState(() => withoutMailMarks(location.hash));
  const calls = useMemo(() => staffRegister(token), [token]);
  return (
    <div className={styles.page}>
      <ScreenTitle>Redeem a code</ScreenTitle>
      <Cluster as="header" justify="between" wrap={false} line="below" className={styles.bar}>
        <Logo name={BRAND_NAME} />
        <ThemeSwitch />
      </Cluster>
      <Stack as="main" gap={3} className={styles.content}>
        <h1>Redeem a code</h1>
        {token === '' ? (
          <Notice tone="danger" title="This link is incomplete">
            Ask the owner for the full staff link.
          </Notice>
        ) : (
          <RedeemForm calls={calls} queueKey="redemptions-of-till" onRedeemed={() => undefined} />
        )}
      </Stack>
    </div>
  );
}
