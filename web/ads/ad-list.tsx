import Megaphone from 'lucide-react/icons/megaphone';
import { useAds } from '#web/ads/api/facebook-ads.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AdRow } from './ad-row.tsx';

type AdListProps = {
  /** The ad whose open question is shown above the list. */
  askedAbove: string | undefined;
};

/** The restaurant’s ads, newest first, each with its status and actions. */
export function AdList({ askedAbove }: AdListProps) {
  const ads = useAds();
  return (
    <Stack as="section" gap={2} aria-labelledby="your-ads">
      <h2 id="your-ads">Your ads</h2>
      {ads.isPending ? (
        <Loading label="Loading your ads…">
          <Skeleton shape="block" />
        </Loading>
      ) : null}
      {ads.isError && ads.data === undefined ? <LoadFailure query={ads} /> : null}
      {ads.data?.length === 0 && !ads.hasNextPage ? (
        <EmptyState icon={<Megaphone />} title="No ads yet" level={3}>
          Your ads and their results will appear here.
        </EmptyState>
      ) : null}
      <Stack as="ul">
        {ads.data?.map((ad) => (
          <AdRow key={ad.campaign_id} ad={ad} isAskedAbove={ad.campaign_id === askedAbove} />
        ))}
      </Stack>
      {ads.hasNextPage ? (
        <Button isPending={ads.isFetchingNextPage} onClick={() => void ads.fetchNextPage()}>
          Show more ads
        </Button>
      ) : null}
    </Stack>
  );
}
