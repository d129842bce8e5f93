import CornerUpRight from 'lucide-react/icons/corner-up-right';
import Scissors from 'lucide-react/icons/scissors';
import Wrench from 'lucide-react/icons/wrench';
import type { SourceFinding } from '#shared/websites/contract/website.ts';
import { Text } from '#web/ui/text.tsx';
import styles from './finding-list.module.css';

type FindingListProps = { findings: readonly SourceFinding[]; onShow: (finding: SourceFinding) => void };

/** Findings in the HTML and CSS, announced as they appear. Each links to its line. */
export function FindingList({ findings: all, onShow }: FindingListProps) {
  const findings = withoutRepeats(all);
  return (
    <div className={findings.length === 0 ? styles.none : styles.list}>
      <Text size="small" strong className={styles.summary} role="status">
        {summaryOf(findings)}
      </Text>
      <ul className={styles.items}>
        {findings.map((finding) => (
          <li key={keyOf(finding)}>
            <button type="button" className={styles.item} onClick={() => onShow(finding)}>
              <KindIcon kind={finding.kind} />
              <Text as="span" size="small" tone="warning" strong>
                {finding.source.toUpperCase()}, line {finding.line}
              </Text>
              <span className={styles.words}>{finding.message}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function KindIcon({ kind }: Pick<SourceFinding, 'kind'>) {
  if (kind === 'moved') return <CornerUpRight />;
  return kind === 'removed' ? <Scissors /> : <Wrench />;
}

/** `Styles will move to the Design tab, 2 items will be removed, 1 error` */
function summaryOf(findings: readonly SourceFinding[]): string {
  const count = (wanted: SourceFinding['kind']) => findings.filter(({ kind }) => kind === wanted).length;
  const [moved, removed, mistakes] = [count('moved'), count('removed'), count('mistake')];
  return [
    moved === 0 ? '' : 'Styles will move to the Design tab',
    removed === 0 ? '' : `${removed === 1 ? '1 item' : `${removed} items`} will be removed`,
    mistakes === 0 ? '' : mistakes === 1 ? '1 error' : `${mistakes} errors`,
  ]
    .filter(Boolean)
    .join(', ');
}

const keyOf = ({ source, line, what, message }: SourceFinding) => `${source} ${line} ${what} ${message}`;

/** Repeated findings in one line are shown once. */
function withoutRepeats(findings: readonly SourceFinding[]): SourceFinding[] {
  return [...new Map(findings.map((finding) => [keyOf(finding), finding])).values()];
}
