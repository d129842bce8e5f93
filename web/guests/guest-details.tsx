import { formatCounted } from '#shared/format/numbers.ts';
import type { Guest, OptOut } from '#shared/guests/contract/guest.ts';
import { usualGapDays } from '#shared/sms/win-back/lapsed.ts';
import { printedDay, printedPhone } from '#web/guests/printed-phone.ts';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { Note } from '#web/ui/text.tsx';
import styles from './guest-details.module.css';

/** How many days are shown before the rest is expanded. */
const SHOWN_DAYS = 6;

const BY: Readonly<Record<OptOut['by'], string>> = {
  guest: 'by the guest',
  owner: 'by you',
  list: 'in an uploaded list',
};

/** Phone, orders, consent with its proof, and opt-out. */
export function GuestDetails({ guest }: { guest: Guest }) {
  const { phone, order_dates, consent, opt_out, added_at } = guest;
  return (
    <Facts look="sides" divided>
      <Fact label="Phone">
        <a href={`tel:${phone}`}>{printedPhone(phone)}</a>
      </Fact>
      <Fact label="Orders">
        <Orders days={order_dates} />
      </Fact>
      <Fact label="OK to text">
        {opt_out !== null
          ? `No. Opted out on ${printedDay(opt_out.at)} (${BY[opt_out.by]}).`
          : consent === null
            ? 'Not yet. This guest hasn’t agreed to get texts.'
            : `Yes. Agreed on ${printedDay(consent.at)}.`}
        {consent === null ? null : (
          <Note as="span" above={0.5} measured className={styles.proof}>
            {consent.sentence === '' ? null : `“${consent.sentence}” `}
            {consent.file === '' ? null : `From ${consent.file}.`}
          </Note>
        )}
      </Fact>
      <Fact label="Added">{printedDay(added_at)}</Fact>
    </Facts>
  );
}

function Orders({ days }: { days: readonly string[] }) {
  const newest = days.toReversed();
  const gap = usualGapDays(days);
  if (newest.length === 0) return <>No orders on file.</>;
  return (
    <>
      {gap === undefined ? null : <p>About every {Math.round(gap)} days.</p>}
      <Days days={newest.slice(0, SHOWN_DAYS)} />
      {newest.length <= SHOWN_DAYS ? null : (
        <details>
          <summary>{formatCounted(newest.length - SHOWN_DAYS, 'earlier order')}</summary>
          <Days days={newest.slice(SHOWN_DAYS)} />
        </details>
      )}
    </>
  );
}

function Days({ days }: { days: readonly string[] }) {
  return (
    <Cluster as="ul" gap={2} rowGap={0.5} above={0.5}>
      {days.map((day) => (
        <li key={day}>{printedDay(day)}</li>
      ))}
    </Cluster>
  );
}
