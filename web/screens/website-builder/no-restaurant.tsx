import Store from 'lucide-react/icons/store';
import { paths } from '#web/app/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { NO_RESTAURANT } from './use-generation.ts';

/** For an administrator who acts for no restaurant: there is nothing to build for. */
export function NoRestaurant() {
  return (
    <>
      <PageHeader title="Website Builder" back={{ href: paths.dashboard, label: 'Back to Dashboard' }} />
      <EmptyState
        icon={<Store />}
        title="Nobody to build for"
        action={
          <LinkButton variant="primary" href={paths.dashboard}>
            Act as a restaurant
          </LinkButton>
        }
      >
        {NO_RESTAURANT}
      </EmptyState>
    </>
  );
}
