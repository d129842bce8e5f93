import type { Difference } from '#shared/audit/contract/activity.ts';

/** The old and new value of a field. */
export function DifferenceLine({ difference: { name, before, after } }: { difference: Difference }) {
  if (before === after) return <>{name}: changed</>;
  return (
    <>
      {name}:{' '}
      {before === null ? null : (
        <>
          <del>{before}</del> <span aria-hidden="true">→</span>{' '}
        </>
      )}
      {after === null ? 'nothing' : <ins>{after}</ins>}
    </>
  );
}
