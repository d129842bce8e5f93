import { type SenderNumber, useSenderNumbers } from '#web/api/admin/platform-settings.ts';
import { LoadFailure } from '#web/features/errors/load-failure.tsx';
import { printedPhone } from '#web/features/guests/printed-phone.ts';
import { linkTo } from '#web/features/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import styles from './platform-settings.module.css';

const COLUMNS: readonly TableColumn<SenderNumber>[] = [
  {
    id: 'number',
    header: 'Number',
    cell: ({ phone_number }) => <span className={styles.number}>{printedPhone(phone_number)}</span>,
  },
  {
    id: 'restaurant',
    header: 'Restaurant',
    cell: ({ restaurant_id, restaurant_name }) =>
      restaurant_name === '' ? (
        'Being deleted'
      ) : (
        <Link href={linkTo.adminRestaurant(restaurant_id)}>{restaurant_name}</Link>
      ),
  },
];

/** The numbers that restaurants text from. */
export function SenderNumbers() {
  return (
    <section className={styles.numbers} aria-labelledby="sender-numbers">
      <h3 id="sender-numbers">Numbers of restaurants</h3>
      <Numbers />
    </section>
  );
}

function Numbers() {
  const numbers = useSenderNumbers();
  if (numbers.data === undefined)
    return numbers.isError ? (
      <LoadFailure query={numbers} />
    ) : (
      <Loading label="Loading sender numbers...">
        <Skeleton lines={3} />
      </Loading>
    );
  if (numbers.data.length === 0)
    return <p className={styles.fine}>No restaurant has a number of its own yet.</p>;
  return (
    <>
      <Table
        caption="Numbers that restaurants text from"
        isCaptionHidden
        isDense
        columns={COLUMNS}
        rows={numbers.data}
        rowKey={({ phone_number }) => phone_number}
      />
      {numbers.hasNextPage ? (
        <Button onClick={() => void numbers.fetchNextPage()} isPending={numbers.isFetchingNextPage}>
          Show more numbers
        </Button>
      ) : null}
    </>
  );
}
