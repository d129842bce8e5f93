import { useSenderNumbers } from '#web/console/api/platform-settings.ts';
import { printedPhone } from '#web/guests/printed-phone.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { linkTo } from '#web/shell/navigation/paths.ts';
import { MoreButton } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Text } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './platform-settings.module.css';

/** Lists the numbers that restaurants text from. */
export function SenderNumbers() {
  return (
    <Stack as="section" gap={1} above={2} className={styles.numbers} aria-labelledby="sender-numbers">
      <h3 id="sender-numbers">Restaurant numbers</h3>
      <Numbers />
    </Stack>
  );
}

function Numbers() {
  const numbers = useSenderNumbers();
  if (numbers.data === undefined)
    return numbers.isError ? (
      <LoadFailure query={numbers} />
    ) : (
      <Loading label="Loading sender numbers…">
        <Skeleton lines={3} />
      </Loading>
    );
  if (numbers.data.length === 0)
    return (
      <Text size="small" tone="muted" className={styles.fine}>
        No restaurants have their own phone numbers yet.
      </Text>
    );
  return (
    <>
      <table className={styles.limits}>
        <VisuallyHidden as="caption">Phone numbers that restaurants text from</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Restaurant</th>
          </tr>
        </thead>
        <tbody>
          {numbers.data.map(({ phone_number, restaurant_id, restaurant_name }) => (
            <tr key={phone_number}>
              <Text as="th" scope="row" lines="one">
                {printedPhone(phone_number)}
              </Text>
              <td className={styles.owner}>
                {restaurant_name === '' ? (
                  'Deleting…'
                ) : (
                  <Link href={linkTo.adminRestaurant(restaurant_id)}>{restaurant_name}</Link>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <MoreButton list={numbers} self="start">
        Show more numbers
      </MoreButton>
    </>
  );
}
