import Store from 'lucide-react/icons/store';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { paths } from '../navigation/paths.ts';
import { ScreenTitle } from './screen-title.tsx';

/** Spec, website builder §5. */
export const NO_RESTAURANT = 'No restaurant found. Please create a restaurant first.';

/** For an administrator who acts for no restaurant: there is nothing to build for. */
export function NoRestaurant({ title }: { title: string }) {
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <PageHeader title={title} back={{ href: paths.dashboard, label: 'Back to Dashboard' }} />
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
