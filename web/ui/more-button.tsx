import { Button, type ButtonProps } from './button.tsx';

/** A list that is read page by page. */
export type PagedList = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };

type MoreButtonProps = Omit<ButtonProps, 'onClick' | 'isPending'> & { list: PagedList };

/** A button for the next page of a list, if there is one. */
export function MoreButton({ list, ...button }: MoreButtonProps) {
  if (!list.hasNextPage) return null;
  return <Button {...button} onClick={() => void list.fetchNextPage()} isPending={list.isFetchingNextPage} />;
}
