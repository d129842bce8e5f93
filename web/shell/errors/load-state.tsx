import { Loading } from '#web/ui/loading.tsx';
import { LoadFailure, type LoadFailureProps } from './load-failure.tsx';

type LoadStateProps = Omit<LoadFailureProps, 'query'> & {
  query: LoadFailureProps['query'] & { isError: boolean };
  /** What is loading: “Loading your invoices…”. */
  label: string;
  /** How many lines it will have, about. */
  lines: number;
};

/** What a part of a screen shows until it has data: lines while it loads, or why it didn’t. */
export function LoadState({ query, title, label, lines }: LoadStateProps) {
  if (query.isError) return <LoadFailure query={query} {...(title !== undefined && { title })} />;
  return <Loading label={label} shapes={[lines]} />;
}
