import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useRestaurantDetails } from '#web/console/api/restaurant-details.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { lazyPart, useLoaded } from '#web/shell/navigation/lazy-part.ts';
import { ScreenTitle } from '#web/shell/screen-title.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { BACK_TO_RESTAURANTS } from './back-to-restaurants.ts';

const RestaurantDetails = lazyPart(() => import('./restaurant-details.tsx').then((m) => m.RestaurantDetails));

/** One restaurant: facts, activity, and support actions. They load at the same time as the data. */
export function RestaurantDetailsScreen() {
  const { id = '' } = useParams();
  const details = useRestaurantDetails(id);
  useLoaded(RestaurantDetails);
  if (details.data !== undefined)
    return (
      <Suspense fallback={<Waiting />}>
        <RestaurantDetails key={id} details={details.data} />
      </Suspense>
    );
  if (details.isPending) return <Waiting />;
  return (
    <>
      <Header />
      <LoadFailure query={details} />
    </>
  );
}

function Waiting() {
  return (
    <>
      <Header />
      <Loading label="Loading restaurant…" shapes={[8]} />
    </>
  );
}

function Header() {
  return (
    <>
      <ScreenTitle>Restaurant</ScreenTitle>
      <PageHeader title="Restaurant" back={BACK_TO_RESTAURANTS} />
    </>
  );
}
