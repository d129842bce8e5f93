type AnswerColumnsProps = {
  /** Headings of columns that say who wants texts. */
  read: readonly string[];
  /** Of columns of yes and no that were taken for something else. */
  passedOver: readonly string[];
  /** What the owner can do about a column that was passed over. */
  advice?: string;
};

/** Headings that are named; the others are counted. */
const NAMED = 4;

/** Says which columns of a file were read for who wants no texts, and which only look as if. Nothing where there are none. */
export function AnswerColumns({ read, passedOver, advice }: AnswerColumnsProps) {
  return (
    <>
      {read.length === 0 ? null : <p>We’re using {named(read)} to find guests who don’t want texts.</p>}
      {passedOver.length === 0 ? null : (
        <p>
          We skipped {named(passedOver)}. {passedOver.length === 1 ? 'It' : 'They'} didn’t look like text
          preferences. {advice}
        </p>
      )}
    </>
  );
}

function named(headings: readonly string[]): string {
  const shown = headings.slice(0, NAMED).map((heading) => `“${heading.slice(0, 40)}”`);
  const others = headings.length - shown.length;
  if (others > 0) shown.push(`${others} more`);
  return new Intl.ListFormat('en-US').format(shown);
}
