import Check from 'lucide-react/icons/check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Contrast from 'lucide-react/icons/contrast';
import X from 'lucide-react/icons/x';
import { formatDay } from '#shared/format/dates.ts';
import { formatDecimal } from '#shared/format/numbers.ts';
import type { GradeEvidence } from '#shared/grader/contract/grader.ts';
import { Grid, Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './evidence-list.module.css';

const STATES = {
  met: { icon: Check, words: 'Passed' },
  partly: { icon: Contrast, words: 'Partly passed' },
  missed: { icon: X, words: 'Failed' },
  not_measured: { icon: CircleDashed, words: 'Not measured' },
} as const;

/** Where a quote comes from. */
const SOURCES: Readonly<Record<GradeEvidence['source'], string>> = {
  call: 'What you entered',
  profile: 'Your profile',
  transfer: 'How your website loads',
  page: 'Your website',
  google: 'Google',
};

/** Each rule with its points, the result, and the quotes behind it. */
export function EvidenceList({ evidence }: { evidence: readonly GradeEvidence[] }) {
  return (
    <Stack as="ul" padBottom={1}>
      {evidence.map((each) => (
        <Rule key={each.rule_id} evidence={each} />
      ))}
    </Stack>
  );
}

function Rule({ evidence }: { evidence: GradeEvidence }) {
  const { label, points, weight, state, sentence, snippet, source, read_at } = evidence;
  const { icon: Icon, words } = STATES[state];
  return (
    <Grid as="li" gap={1.5} size="small" pad={1.5} className={styles.rule} data-state={state}>
      <Icon className={styles.icon} role="img" aria-label={words} />
      <Stack gap={0.5}>
        <Text strong>{label}</Text>
        <Text tone="muted">{sentence}</Text>
        {snippet === '' ? null : (
          <figure className={styles.quote}>
            <blockquote>{snippet}</blockquote>
            <Text as="figcaption" tone="faint">
              {SOURCES[source]}
              {read_at === undefined ? null : `, checked ${formatDay(read_at)}`}
            </Text>
          </figure>
        )}
      </Stack>
      <Text strong lines="one">
        {points === null ? '–' : formatDecimal(points)} of {formatDecimal(weight)}
      </Text>
    </Grid>
  );
}
