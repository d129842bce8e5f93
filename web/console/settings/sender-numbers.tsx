import { useSenderNumbers } from '#web/console/api/platform-settings.ts';
import { printedPhone } from '#web/guests/printed-phone.ts';
import { LoadState } from '#web/shell/errors/load-state.tsx';
import { linkTo } from '#web/shell/navigation/paths.ts';
import { MoreButton } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Section } from '#web/ui/section.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { Note } from '#web/ui/text.tsx';
import styles from './platform-settings.module.css';

type SenderNumber = NonNullable<ReturnType<typeof useSenderNumbers>['data']>[number];

const COLUMNS: readonly TableColumn<SenderNumber>[] = [
  { header: 'Number', isOneLine: true, cell: ({ phone_number }) => printedPhone(phone_number) },
  {
    header: 'Restaurant',
    isNumeric: true,
    cell: ({ restaurant_id, restaurant_name }) =>
      restaurant_name === '' ? (
        'Deleting…'
      ) : (
        <Link href={linkTo.adminRestaurant(restaurant_id)}>{restaurant_name}</Link>
      ),
  },
];

/** Lists the numbers that restaurants text from. */
export function SenderNumbers() {
  return (
    <Section title="Restaurant numbers" level={3} gap={1} above={2}>
      <Numbers />
    </Section>
  );
}

function Numbers() {
  const numbers = useSenderNumbers();
  if (numbers.data === undefined)
    return <LoadState query={numbers} label="Loading sender numbers…" lines={3} />;
  if (numbers.data.length === 0)
    return <Note className={styles.fine}>No restaurants have their own phone numbers yet.</Note>;
  return (
    <>
      <Table
        caption="Phone numbers that restaurants text from"
        isCaptionHidden
        isDense
        columns={COLUMNS}
        rows={numbers.data}
        rowKey={({ phone_number }) => phone_number}
      />
      <MoreButton list={numbers} self="start">
        Show more numbers
      </MoreButton>
    </>
  );
}
