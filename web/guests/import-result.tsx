import type { ReactNode } from 'react';
import { formatList } from '#shared/format/lists.ts';
import { formatCount } from '#shared/format/numbers.ts';
import type { GuestImport } from '#web/guests/api/guests.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './guests-screen.module.css';

type ImportResultProps = {
  result: GuestImport;
  /** The button that downloads skipped rows. */
  skippedRows: ReactNode;
};

/** What was imported, and what was skipped and why. */
export function ImportResult({ result, skippedRows }: ImportResultProps) {
  const { guests, duplicates, optedOut, errors, answers } = result;
  const imported = guests === 1 ? '1 guest imported' : `${formatCount(guests)} guests imported`;
  return (
    <>
      <Notice tone="good" title={imported}>
        {duplicates === 0
          ? 'No duplicates found.'
          : `${formatCount(duplicates)} duplicate ${duplicates === 1 ? 'row' : 'rows'} combined.`}
        {optedOut === 0 ? null : ` ${optOuts(optedOut)}`}
        {answers.read.length === 0 ? null : (
          <p>We used {quotedList(answers.read)} in your file to find opt-outs.</p>
        )}
      </Notice>
      {errors.length === 0 ? null : (
        <Notice
          tone="warning"
          title={`${formatCount(errors.length)} ${errors.length === 1 ? 'row' : 'rows'} skipped`}
        >
          <Text as="ul" bullets above={1} className={styles.findings}>
            {errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </Text>
          {skippedRows}
        </Notice>
      )}
    </>
  );
}

function optOuts(count: number): string {
  return count === 1
    ? '1 guest opted out of texts. We won’t text them.'
    : `${formatCount(count)} guests opted out of texts. We won’t text them.`;
}

function quotedList(headings: readonly string[]): string {
  return formatList(headings.map((heading) => `“${heading.slice(0, 40)}”`));
}
