import { useId } from 'react';
import { type PlatformPerformance, usePlatformPerformance } from '#web/console/api/business-assistant.ts';
import { CONSOLE_SECTIONS } from '#web/console/sections.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './assistant.module.css';

type Alert = PlatformPerformance['alerts'][number];
type Advice = PlatformPerformance['recommendations'][number];

/** Insights and recommendations that rules derive from the platform's metrics. */
export function PerformancePanels() {
  const { data } = usePlatformPerformance();
  if (data === undefined) return null;
  return (
    <Stack as="aside" gap={3} aria-label="Insights and recommendations">
      <Panel title="Insights" empty="No notable changes in the last 30 days." entries={data.alerts} />
      <Panel
        title="Recommendations"
        empty="You’re all caught up. No overdue invoices, incomplete setups, or flagged content."
        entries={data.recommendations}
      />
    </Stack>
  );
}

type PanelProps = { title: string; empty: string; entries: readonly (Alert | Advice)[] };

function Panel({ title, empty, entries }: PanelProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Text as="h2" padBottom={1} id={heading}>
        {title}
      </Text>
      {entries.length > 0 ? null : (
        <Text tone="muted" pad={1.5}>
          {empty}
        </Text>
      )}
      <Stack as="ul" divided className={styles.entries}>
        {entries.map((entry) => (
          <Stack as="li" gap={0.5} align="start" key={entry.message}>
            {'type' in entry ? <Badge tone={TONES[entry.type]}>{capital(entry.type)}</Badge> : null}
            <p>{entry.message}</p>
            <Link href={CONSOLE_SECTIONS[entry.section].path}>
              Open {CONSOLE_SECTIONS[entry.section].title}
            </Link>
          </Stack>
        ))}
      </Stack>
    </section>
  );
}

const TONES = { opportunity: 'good', warning: 'warning' } as const;
const capital = (word: string) => word.replace(/^./, (first) => first.toUpperCase());
