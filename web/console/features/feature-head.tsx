import type { AiFeature } from '#shared/features/ai-features.ts';
import type { FeatureSummary } from '#web/console/api/features.ts';
import { Cluster } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { featureWords } from './feature-words.ts';
import styles from './features.module.css';

type FeatureHeadProps = {
  feature: AiFeature;
  summary: FeatureSummary | undefined;
  onSwitchAll: (feature: AiFeature, enabled: boolean) => void;
};

/** A feature's column header: the share of restaurants that have it, and the bulk actions. */
export function FeatureHead({ feature, summary, onSwitchAll }: FeatureHeadProps) {
  const name = featureWords(feature);
  const isRunning = summary?.job?.status === 'running';
  const button = (enabled: boolean) => (
    <button
      type="button"
      className={styles.all}
      data-danger={!enabled || undefined}
      aria-label={`${enabled ? 'Enable' : 'Disable'} All, ${name}`}
      // `disabled` would lose the focus that returns here from the dialog.
      aria-disabled={isRunning || undefined}
      onClick={() => isRunning || onSwitchAll(feature, enabled)}
    >
      {enabled ? 'Enable All' : 'Disable All'}
    </button>
  );
  return (
    <th scope="col" className={styles.feature}>
      <Cluster as="span" gap={1} align="baseline" justify="between" wrap={false}>
        <Text as="span" strong>
          {name}
        </Text>
        <Text as="span" tone="muted">
          {summary === undefined ? '' : `${summary.enabled_percentage}% enabled`}
        </Text>
      </Cluster>
      <Cluster as="span" gap={1} align="baseline" justify="between" wrap={false}>
        <Text as="span" tone="muted">
          today · this hour
        </Text>
        <Cluster as="span" gap={1} align="stretch" wrap={false}>
          {button(true)}
          {button(false)}
        </Cluster>
      </Cluster>
    </th>
  );
}
