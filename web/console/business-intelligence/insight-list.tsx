import ArrowRight from 'lucide-react/icons/arrow-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { BusinessInsight } from '#web/console/api/business-intelligence.ts';
import { CONSOLE_SECTIONS } from '#web/console/sections.ts';
import { linkTo } from '#web/shell/navigation/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Section } from '#web/ui/section.tsx';
import { Note } from '#web/ui/text.tsx';
import styles from './business-intelligence.module.css';

type InsightListProps = {
  title: string;
  /** Text of an empty list. */
  empty: string;
  insights: readonly BusinessInsight[];
  isSample: boolean;
};

const ICONS = { good: CircleCheck, warning: TriangleAlert, neutral: Info };

/** Computed sentences, each with a link to its details. */
export function InsightList({ title, empty, insights, isSample }: InsightListProps) {
  return (
    <Section title={title} gap={1} pad={3} className={styles.section}>
      {insights.length === 0 ? (
        <Note measured={false}>{empty}</Note>
      ) : (
        <ul>
          {insights.map((insight) => (
            <InsightLine key={insight.kind} insight={insight} isSample={isSample} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function InsightLine({ insight, isSample }: { insight: BusinessInsight; isSample: boolean }) {
  const { href, label } = placeOf(insight);
  return (
    <li className={styles.insight}>
      <Icon of={ICONS[insight.tone]} size={1.1} tone={insight.tone === 'neutral' ? 'muted' : insight.tone} />
      <span>
        {insight.text}{' '}
        {isSample ? null : (
          <Link href={href} className={styles.place}>
            {label}
            <Icon of={ArrowRight} size={0.9} />
          </Link>
        )}
      </span>
    </li>
  );
}

function placeOf({ section, restaurant_id }: BusinessInsight): { href: string; label: string } {
  if (restaurant_id !== undefined)
    return { href: linkTo.adminRestaurant(restaurant_id), label: 'View restaurant' };
  // An anchor on this screen needs no router.
  if (section === 'atRisk') return { href: '#at-risk', label: 'View customers' };
  const { path, title } = CONSOLE_SECTIONS[section];
  return { href: path, label: title };
}
