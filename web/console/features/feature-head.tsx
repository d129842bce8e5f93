import type { AiFeature } from '#shared/features/ai-features.ts';
import type { FeatureSummary } from '#web/console/api/features.ts';
import { Cluster } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { featureWords } from './feature-words.ts';
import styles from './features.module.css';

/** What an administrator asks for all restaurants. */
export type BulkAsk = 'on' | 'off' | 'rollout';

export type FeatureHeadProps = {
  feature: AiFeature;
  summary: FeatureSummary | undefined;
  onAsk: (feature: AiFeature, ask: BulkAsk) => void;
};

/** A feature’s column header: the share of restaurants that have it, and the bulk actions. */
export function FeatureHead(props: FeatureHeadProps) {
  return (
    <th scope="col" className={styles.feature}>
      <FeatureTitle {...props} />
      <Cluster as="span" gap={1} align="baseline" justify="between" wrap={false}>
        <Text as="span" tone="muted">
          today · this hour
        </Text>
        <BulkActions {...props} />
      </Cluster>
    </th>
  );
}

/** The name of a feature, and how many restaurants have it. */
export function FeatureTitle({ feature, summary }: Pick<FeatureHeadProps, 'feature' | 'summary'>) {
  return (
    <Cluster as="span" gap={1} align="baseline" justify="between" wrap={false}>
      <Text as="span" strong>
        {featureWords(feature)}
      </Text>
      <Text as="span" tone="muted">
        {summary === undefined ? '' : `${summary.enabled_percentage}% enabled`}
      </Text>
    </Cluster>
  );
}

/** Turning a feature on or off for all restaurants, or for a share of them. */
export function BulkActions({ feature, summary, onAsk }: FeatureHeadProps) {
  const name = featureWords(feature);
  const isRunning = summary?.job?.status === 'running';
  const button = (label: string, ask: BulkAsk) => (
    <button
      type="button"
      className={styles.all}
      data-danger={ask === 'off' || undefined}
      aria-label={`${label}, ${name}`}
      // `disabled` would lose the focus that returns here from the dialog.
      aria-disabled={isRunning || undefined}
      onClick={() => isRunning || onAsk(feature, ask)}
    >
      {label}
    </button>
  );
  return (
    <Cluster as="span" gap={1} align="stretch" wrap={false}>
      {button('Enable All', 'on')}
      {button('Disable All', 'off')}
      {button('Rollout', 'rollout')}
    </Cluster>
  );
}
