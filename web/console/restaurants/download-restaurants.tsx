import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '#shared/format/numbers.ts';
import { MOST_EXPORTED, type RestaurantSearch, readAllRestaurants } from '#web/console/api/restaurants.ts';
import { Button } from '#web/ui/button.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { Text } from '#web/ui/text.tsx';

/** Downloads all restaurants of a search as CSV, page by page. */
export function DownloadRestaurants({ asked }: { asked: RestaurantSearch }) {
  const [count, setCount] = useState(0);
  const download = useMutation({
    mutationFn: async () => {
      setCount(0);
      const restaurants = await readAllRestaurants(asked, setCount);
      const { restaurantsCsv } = await import('./restaurants-csv.ts');
      saveFile('restaurants.csv', new Blob([restaurantsCsv(restaurants)], { type: 'text/csv' }));
      return restaurants.length;
    },
  });
  return (
    <>
      <Button isPending={download.isPending} onClick={() => download.mutate()}>
        Download CSV
      </Button>
      <Text as="span" size="small" tone="muted" role="status">
        {download.isPending
          ? `${formatCount(count)} restaurants so far…`
          : download.isError
            ? `We couldn’t create the file. ${download.error.message}`
            : download.data === MOST_EXPORTED
              ? `The file has the first ${formatCount(MOST_EXPORTED)}. Filter the list for the rest.`
              : ''}
      </Text>
    </>
  );
}
