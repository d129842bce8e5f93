import { useSearchParams } from 'react-router-dom';
import type { RestaurantSearch } from '#web/console/api/restaurants.ts';

/** Keeps search and order in the URL, so that links and the back button restore the list. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const asked: RestaurantSearch = {
    search: params.get('search') ?? '',
    sort: params.get('sort') === 'signup_date' ? 'signup_date' : 'name',
    order: params.get('order') === 'desc' ? 'desc' : 'asc',
  };
  const change = (changed: Partial<RestaurantSearch>) => {
    const { search, sort, order } = { ...asked, ...changed };
    setParams(
      {
        ...(search === '' ? {} : { search }),
        ...(sort === 'name' ? {} : { sort }),
        ...(order === 'asc' ? {} : { order }),
      },
      { replace: true },
    );
  };
  return { asked, change };
}
