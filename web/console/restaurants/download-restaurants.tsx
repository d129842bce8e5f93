import { type RestaurantSearch, readAllRestaurants } from '#web/console/api/restaurants.ts';
import { DownloadCsv } from '#web/console/download-csv.tsx';

/** Downloads all restaurants of a search as CSV. */
export function DownloadRestaurants({ asked }: { asked: RestaurantSearch }) {
  return (
    <DownloadCsv
      what="restaurants"
      read={(onProgress) => readAllRestaurants(asked, onProgress)}
      write={async (rows) => (await import('./restaurants-csv.ts')).restaurantsCsv(rows)}
    />
  );
}
