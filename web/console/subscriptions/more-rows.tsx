import { Button } from '#web/ui/button.tsx';

export type More = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };

/** A button for the next page, if there is one. `what`: what the list has, such as “invoices”. */
export function MoreRows({ more, what }: { more: More | undefined; what: string }) {
  if (more === undefined || !more.hasNextPage) return null;
  return (
    <Button onClick={() => void more.fetchNextPage()} isPending={more.isFetchingNextPage}>
      Show more {what}
    </Button>
  );
}
