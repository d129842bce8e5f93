import { useParams } from 'react-router-dom';
import { useRestaurantDetails } from '#web/console/api/restaurant-details.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { ScreenTitle } from '#web/shell/screen-title.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { BACK_TO_RESTAURANTS } from './back-to-restaurants.ts';
import { RestaurantDetails } from './restaurant-details.tsx';

/** One restaurant: facts, activity, and support actions. */
export function RestaurantDetailsScreen() {
  const { id = '' } = useParams();
  const details = useRestaurantDetails(id);
  return (
    <>
      {details.data !== undefined ? (
        <RestaurantDetails key={id} details={details.data} />
      ) : (
        <>
          <ScreenTitle>Restaurant</ScreenTitle>
          <PageHeader title="Restaurant" back={BACK_TO_RESTAURANTS} />
          {details.isPending ? (
            <Loading label="Loading restaurant…">
              <Skeleton lines={8} />
            </Loading>
          ) : (
            <LoadFailure query={details} />
          )}
        </>
      )}
    </>
  );
}
