import { formatDecimal } from '#shared/format/numbers.ts';
import type { WebsiteScore } from '#shared/grader/contract/grader.ts';
import { toneOf } from '#web/grader/score-look.ts';
import { SampleBadge } from '#web/ui/badge.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { RingGauge } from '#web/ui/ring-gauge.tsx';
import { Section } from '#web/ui/section.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import styles from './score-breakdown.module.css';
import { TechnicalMetrics } from './technical-metrics.tsx';

const NOT_SEEN = 'Unknown. We couldn’t access your website.';

type ScoreBreakdownProps = { score: WebsiteScore; isSample: boolean; onClose: () => void };

/** The website score by component (spec, owner tools §2: website score breakdown). */
export function ScoreBreakdown({ score: website, isSample, onClose }: ScoreBreakdownProps) {
  const isMeasured = website.score !== null;
  return (
    <Dialog isOpen onClose={onClose} size="large" title="Website Score Breakdown">
      {isSample ? (
        <p>
          <SampleBadge />
        </p>
      ) : null}
      <div className={styles.breakdown}>
        <Head website={website} />
        <Stack gap={4}>
          <Parts website={website} />
          <Improvement website={website} />
        </Stack>
        <Stack gap={4}>
          <TechnicalMetrics website={website} />
          <Findings
            title="Issues"
            texts={website.issues}
            nothing={isMeasured ? 'No issues found.' : NOT_SEEN}
          />
          <Findings
            title="Recommendations"
            texts={website.recommendations}
            nothing={isMeasured ? 'No recommendations.' : NOT_SEEN}
          />
        </Stack>
      </div>
    </Dialog>
  );
}

type PartProps = { website: WebsiteScore };

function Head({ website: { score, grade, band } }: PartProps) {
  if (score === null) {
    return <Note className={styles.unmeasured}>We couldn’t access your website, so we can’t score it.</Note>;
  }
  return (
    <Cluster gap={3} wrap={false} className={styles.head} data-band={band}>
      <RingGauge value={score} label={`Website score: ${formatDecimal(score)} out of 100, grade ${grade}`} />
      <div>
        <Text size={4} display>
          Grade {grade}
        </Text>
        <Note>{formatDecimal(score)} out of 100</Note>
      </div>
    </Cluster>
  );
}

function Parts({ website: { components } }: PartProps) {
  return (
    <Section title="Score components" level={3}>
      <Measured components={components} />
      <Stack as="ul" gap={2}>
        {components.map(({ part, label, points, max_points, sentence }) => (
          <Stack as="li" gap={0.5} key={part}>
            {points === null ? (
              <Cluster
                as="p"
                gap={2}
                align="stretch"
                justify="between"
                wrap={false}
                size="small"
                tone="muted"
                measured={false}
              >
                {label} <span>Not measured</span>
              </Cluster>
            ) : (
              <>
                <Meter
                  label={label}
                  value={points}
                  max={max_points}
                  valueText={`${formatDecimal(points)} of ${max_points}`}
                  tone={toneOf((points / max_points) * 100)}
                />
                <Note className={styles.sentence}>{sentence}</Note>
              </>
            )}
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}

/** Explains why the points don’t add up to the score: the score is out of 100, whatever we could measure. */
function Measured({ components }: Pick<WebsiteScore, 'components'>) {
  const measured = components.filter(({ points }) => points !== null);
  const most = measured.reduce((sum, { max_points }) => sum + max_points, 0);
  if (most === 0 || most === 100) return null;
  const points = measured.reduce((sum, part) => sum + (part.points ?? 0), 0);
  return (
    <Note className={styles.sentence}>
      {formatDecimal(points)} of {most} points. We couldn’t measure the rest.
    </Note>
  );
}

type FindingsProps = { title: string; texts: readonly string[]; nothing: string };

function Findings({ title, texts, nothing }: FindingsProps) {
  return (
    <section>
      <h3>{title}</h3>
      {texts.length === 0 ? (
        <Note className={styles.sentence}>{nothing}</Note>
      ) : (
        <Stack as="ul" gap={1} className={styles.texts}>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Stack>
      )}
    </section>
  );
}

function Improvement({ website: { improvement } }: PartProps) {
  const { potential_gain, revenue_impact } = improvement;
  return (
    <section>
      <h3>Improvement impact</h3>
      <Cluster as="dl" gap={6} rowGap={2} className={styles.gains}>
        <div>
          <dt>Potential gain</dt>
          <Text as="dd" strong>
            {potential_gain === null ? 'Unknown' : `+${formatDecimal(potential_gain)} points`}
          </Text>
        </div>
        {potential_gain === null ? null : (
          <div>
            <dt>Revenue impact</dt>
            <Text as="dd" strong>
              {revenue_impact.text}{' '}
              <Note as="span" className={styles.sentence}>
                {revenue_impact.label}
              </Note>
            </Text>
          </div>
        )}
      </Cluster>
    </section>
  );
}
