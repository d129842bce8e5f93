import { useRestaurantId } from '#web/accounts/session-context.ts';
import { ownerRegister, useForgetRedemptions } from '#web/redemptions/api/redemptions.ts';
import { RedeemForm } from '#web/redemptions/redeem-form.tsx';
import { ViewHeader } from '#web/shell/view-header.tsx';
import { VIEWS } from '#web/shell/views.ts';
import { Grid } from '#web/ui/layout.tsx';
import { RecentRedemptions } from './recent-redemptions.tsx';
import styles from './redeem-screen.module.css';
import { StaffLink } from './staff-link.tsx';

/** Redeem codes, see recent ones, and share the staff link. */
export function RedeemScreen() {
  const restaurantId = useRestaurantId();
  const forget = useForgetRedemptions();
  return (
    <>
      <ViewHeader view={VIEWS.redeem} />
      <Grid align="start" gap={6} className={styles.columns}>
        <RedeemForm
          calls={ownerRegister}
          queueKey={`redemptions-of-${restaurantId}`}
          onRedeemed={() => void forget()}
        />
        <div className={styles.recent}>
          <RecentRedemptions />
        </div>
        <div className={styles.till}>
          <StaffLink />
        </div>
      </Grid>
    </>
  );
}
