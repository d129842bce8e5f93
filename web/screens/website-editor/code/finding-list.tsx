import Scissors from 'lucide-react/icons/scissors';
import Wrench from 'lucide-react/icons/wrench';
import type { SourceFinding } from '#shared/contract/website.ts';
import styles from './finding-list.module.css';

type FindingListProps = { findings: readonly SourceFinding[]; onShow: (finding: SourceFinding) => void };

/** What was found in the HTML and CSS, said as soon as it is found; each entry leads to its line. */
export function FindingList({ findings: all, onShow }: FindingListProps) {
  const findings = withoutRepeats(all);
  return (
    <div className={findings.length === 0 ? styles.none : styles.list}>
      <p className={styles.summary} role="status">
        {summaryOf(findings)}
      </p>
      <ul className={styles.items}>
        {findings.map((finding) => (
          <li key={keyOf(finding)}>
            <button type="button" className={styles.item} onClick={() => onShow(finding)}>
              {finding.kind === 'removed' ? <Scissors aria-hidden="true" /> : <Wrench aria-hidden="true" />}
              <span className={styles.place}>
                {finding.source.toUpperCase()}, line {finding.line}
              </span>
              <span className={styles.words}>{finding.message}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `2 things will be taken out, 1 mistake` */
function summaryOf(findings: readonly SourceFinding[]): string {
  const removed = findings.filter(({ kind }) => kind === 'removed').length;
  const mistakes = findings.length - removed;
  return [
    removed === 0 ? '' : `${removed === 1 ? '1 thing' : `${removed} things`} will be taken out`,
    mistakes === 0 ? '' : mistakes === 1 ? '1 mistake' : `${mistakes} mistakes`,
  ]
    .filter(Boolean)
    .join(', ');
}

const keyOf = ({ source, line, what, message }: SourceFinding) => `${source} ${line} ${what} ${message}`;

/** The same thing twice in one line is said once. */
function withoutRepeats(findings: readonly SourceFinding[]): SourceFinding[] {
  return [...new Map(findings.map((finding) => [keyOf(finding), finding])).values()];
}
