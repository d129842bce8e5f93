import { bulkEmailRoutes } from '#shared/bulk-emails/contract/bulk-email-routes.ts';
import type { RestaurantSearch } from '#web/console/api/restaurants.ts';
import { useMay } from '#web/console/use-may.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { writeSearch } from './use-list-address.ts';

/** Opens an email to the restaurants of the list. */
export function EmailRestaurants({ asked }: { asked: RestaurantSearch }) {
  const may = useMay();
  if (!may(bulkEmailRoutes.createBulkEmail)) return null;
  const address = writeSearch({ ...asked, sort: 'name', order: 'asc' });
  address.set('new', 'true');
  return <LinkButton href={`${paths.adminBulkEmails}?${address}`}>Email these</LinkButton>;
}
