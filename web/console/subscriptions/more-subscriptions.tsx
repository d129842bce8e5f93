import { Button } from '#web/ui/button.tsx';
import type { SubscriptionListProps } from './subscription-list.ts';

/** A button for the next page, if there is one. */
export function MoreSubscriptions({ more }: Pick<SubscriptionListProps, 'more'>) {
  if (more === undefined || !more.hasNextPage) return null;
  return (
    <Button onClick={() => void more.fetchNextPage()} isPending={more.isFetchingNextPage}>
      Show more subscriptions
    </Button>
  );
}
