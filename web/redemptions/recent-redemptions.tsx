import { formatMoment } from '#shared/format/dates.ts';
import { formatExactDollars } from '#shared/format/numbers.ts';
import { type Redemption, useRedemptions, useUndoRedemption } from '#web/redemptions/api/redemptions.ts';
import { CAMPAIGN_LABELS } from '#web/redemptions/campaign-labels.ts';
import { Button, MoreButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Cluster, Grid, Stack } from '#web/ui/layout.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useFocusPlace } from '#web/ui/use-focus-place.ts';
import styles from './redeem-screen.module.css';

/** Recently redeemed codes. Each can be undone for a day. */
export function RecentRedemptions() {
  const list = useRedemptions();
  const redemptions = list.data ?? [];
  return (
    <Section title="Recently redeemed" gap={2}>
      {list.isPending ? (
        <Loading label="Loading redeemed codes…" shapes={[3]} />
      ) : list.isError && list.data === undefined ? (
        <Notice tone="danger" title={list.error.message}>
          <Button size="small" onClick={() => void list.refetch()}>
            Try Again
          </Button>
        </Notice>
      ) : redemptions.length === 0 ? (
        <Note>No codes redeemed yet. Enter a guest’s code here.</Note>
      ) : (
        <Stack as="ul">
          {redemptions.map((redemption) => (
            <RedemptionRow key={redemption.redemption_id} redemption={redemption} />
          ))}
        </Stack>
      )}
      <MoreButton list={list}>Show more</MoreButton>
    </Section>
  );
}

function RedemptionRow({ redemption }: { redemption: Redemption }) {
  const { redemption_id, code, campaign_name, campaign_type, amount, redeemed_at } = redemption;
  const { redeemed_by, undone_at, can_be_undone } = redemption;
  const undo = useUndoRedemption();
  const row = useFocusPlace<HTMLLIElement>(can_be_undone);
  const press = () =>
    undo.mutate(redemption_id, {
      onSuccess: (message) => showToast({ tone: 'good', title: message }),
      onError: (error) => showToast({ tone: 'danger', title: error.message }),
    });
  const details = [
    formatMoment(redeemed_at),
    ...(redeemed_by === 'till' ? ['with the staff link'] : []),
    ...(undone_at === null ? [] : ['undone']),
  ];
  const paid = amount === null ? null : formatExactDollars(amount);
  return (
    <Grid
      align="center"
      as="li"
      gap={2}
      ref={row}
      tabIndex={-1}
      pad={1.5}
      line="above"
      className={styles.row}
    >
      <Stack gap={0.5} className={classNames(undone_at !== null && styles.undone)}>
        <Cluster as="span" gap={2} rowGap={0} align="baseline" justify="between" strong>
          <Text as="span" strong breaks className={styles.code}>
            {code}
          </Text>
          {paid === null ? null : undone_at === null ? <span>{paid}</span> : <del>{paid}</del>}
        </Cluster>
        <span className={styles.campaign}>
          {campaign_name} ·{' '}
          <Text as="span" lines="one">
            {CAMPAIGN_LABELS[campaign_type]}
          </Text>
        </span>
        <Note as="span">{details.join(' · ')}</Note>
      </Stack>
      {can_be_undone ? (
        <Button size="small" isPending={undo.isPending} aria-label={`Undo ${code}`} onClick={press}>
          Undo
        </Button>
      ) : null}
    </Grid>
  );
}
