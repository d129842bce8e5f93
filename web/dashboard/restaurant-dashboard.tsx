import { useRestaurantDashboard } from '#web/dashboard/api/restaurant-dashboard.ts';
import { errorMessages } from '#web/shell/errors/error-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Text } from '#web/ui/text.tsx';
import { Overview } from './overview/overview.tsx';

/** Spec, owner tools §2: the Growth Command Center and its loading and error states. */
export function RestaurantDashboard() {
  const dashboard = useRestaurantDashboard();
  if (dashboard.data !== undefined) return <Overview dashboard={dashboard.data} />;
  if (dashboard.isPending) return <DashboardLoading />;
  return (
    <ErrorState
      title="Error Loading Dashboard"
      level={1}
      referenceId={errorMessages(dashboard.error).referenceId}
      action={
        <Button variant="primary" isPending={dashboard.isFetching} onClick={() => void dashboard.refetch()}>
          Try Again
        </Button>
      }
    >
      {dashboard.error.message}
    </ErrorState>
  );
}

function DashboardLoading() {
  return (
    <Loading label="Loading your dashboard..." gap={4} padTop={4}>
      <Text tone="muted" aria-hidden="true">
        Loading your dashboard...
      </Text>
      <Skeleton shape="title" />
      <Skeleton lines={2} />
      <Skeleton shape="block" />
    </Loading>
  );
}
