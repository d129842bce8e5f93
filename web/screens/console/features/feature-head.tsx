import type { AiFeature } from '#shared/domain/ai-features.ts';
import type { FeatureSummary } from '#web/api/admin/features.ts';
import { featureWords } from './feature-words.ts';
import styles from './features.module.css';

type FeatureHeadProps = {
  feature: AiFeature;
  summary: FeatureSummary | undefined;
  onSwitchAll: (feature: AiFeature, enabled: boolean) => void;
};

/** A feature: how many restaurants have it, and what can be done for all of them. */
export function FeatureHead({ feature, summary, onSwitchAll }: FeatureHeadProps) {
  const name = featureWords(feature);
  const isRunning = summary?.job?.status === 'running';
  const button = (enabled: boolean) => (
    <button
      type="button"
      className={styles.all}
      data-danger={!enabled || undefined}
      aria-label={`${enabled ? 'Enable' : 'Disable'} All, ${name}`}
      // Not `disabled`, which would lose the focus that comes back to it from the question.
      aria-disabled={isRunning || undefined}
      onClick={() => isRunning || onSwitchAll(feature, enabled)}
    >
      {enabled ? 'Enable All' : 'Disable All'}
    </button>
  );
  return (
    <th scope="col" className={styles.feature}>
      <span className={styles.line}>
        <span className={styles.name}>{name}</span>
        <span className={styles.share}>
          {summary === undefined ? '' : `${summary.enabled_percentage}% enabled`}
        </span>
      </span>
      <span className={styles.line}>
        <span className={styles.units}>today · this hour</span>
        <span className={styles.alls}>
          {button(true)}
          {button(false)}
        </span>
      </span>
    </th>
  );
}
