import Sparkles from 'lucide-react/icons/sparkles';
import { Suspense, useState } from 'react';
import { formatDecimal } from '#shared/format/numbers.ts';
import { COMPONENT_SHARES } from '#shared/grader/component-score.ts';
import { GRADER_COMPONENTS, type GraderComponent } from '#shared/grader/components.ts';
import type { GradeComponent, GraderResult } from '#shared/grader/contract/grader.ts';
import { toneOf } from '#web/grader/score-look.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Section } from '#web/ui/section.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import styles from './component-list.module.css';
import { EvidenceList } from './evidence-list.tsx';

const ScoreBreakdown = lazyPart(() => import('./score-breakdown.tsx').then((m) => m.ScoreBreakdown));

type ComponentListProps = { result: GraderResult; isSample: boolean };

/** The four parts of the grade, each with its score, priority, and evidence. */
export function ComponentList({ result, isSample }: ComponentListProps) {
  const { component_scores, website_score } = result;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section title="Score breakdown" level={3} titleSize={2} gap={2}>
      <Stack divided as="ul">
        {GRADER_COMPONENTS.map((id) => (
          <Stack as="li" gap={1} key={id} pad={2} className={styles.component}>
            <Row component={component_scores[id]} percent={percentOfGrade(id, result)} />
            {id === 'website' ? (
              <Button
                size="small"
                self="start"
                className={styles.sparkle}
                icon={<Sparkles />}
                onClick={() => setIsOpen(true)}
              >
                {website_score.score === null ? 'Website details' : 'Website score breakdown'}
              </Button>
            ) : null}
            <Evidence component={component_scores[id]} />
          </Stack>
        ))}
      </Stack>
      {isOpen ? (
        <Suspense>
          <ScoreBreakdown score={website_score} isSample={isSample} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </Section>
  );
}

const PRIORITIES = {
  high: { label: 'High priority', tone: 'danger' },
  medium: { label: 'Medium priority', tone: 'warning' },
  low: { label: 'Low priority', tone: 'neutral' },
} as const;

/** A part’s share of the grade, counting measured parts only; undefined without a grade. */
function percentOfGrade(id: GraderComponent, result: GraderResult): number | undefined {
  const { component_scores: components, overall_grade } = result;
  if (overall_grade.score === null) return undefined;
  const counted = GRADER_COMPONENTS.filter((each) => components[each].score !== null);
  const shares = counted.reduce((sum, each) => sum + COMPONENT_SHARES[each], 0);
  return Math.round((100 * COMPONENT_SHARES[id]) / shares);
}

type RowProps = { component: GradeComponent; percent: number | undefined };

function Row({ component: { label, score, grade, priority }, percent }: RowProps) {
  const { label: name, tone } = PRIORITIES[priority];
  return (
    <>
      <Cluster gap={1.5} rowGap={0.5} className={styles.name}>
        <h4>{label}</h4>
        {score === null ? null : <Badge tone={tone}>{name}</Badge>}
        <Text as="span" size={2} display atEnd>
          {grade ?? '–'}
        </Text>
      </Cluster>
      {score === null ? (
        <Note>Not measured. This doesn’t affect your grade.</Note>
      ) : (
        <Meter
          label={percent === undefined ? 'Score' : `Score, ${percent}% of the grade`}
          value={score}
          valueText={`${formatDecimal(score)} out of 100`}
          tone={toneOf(score)}
        />
      )}
    </>
  );
}

/** "3 of 8 checks passed, 2 not measured": checks we couldn’t run count neither way. */
function Evidence({ component: { evidence, label } }: { component: GradeComponent }) {
  if (evidence.length === 0) return null;
  const found = evidence.filter(({ state }) => state === 'met').length;
  const open = evidence.filter(({ state }) => state === 'not_measured').length;
  const measured = evidence.length - open;
  return (
    <details className={styles.evidence}>
      <summary>
        Evidence for {label}:{' '}
        {measured === 0
          ? `0 of ${open} checks measured`
          : `${found} of ${measured} checks passed${open === 0 ? '' : `, ${open} not measured`}`}
      </summary>
      <EvidenceList evidence={evidence} />
    </details>
  );
}
