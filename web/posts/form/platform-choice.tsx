import { type Ref, useId } from 'react';
import { PLATFORM_MISSING } from '#shared/contract/field-messages.ts';
import {
  PLATFORM_LABELS,
  SOCIAL_PLATFORMS,
  type SocialPlatform,
} from '#shared/posts/social/social-platforms.ts';
import styles from '#web/posts/content.module.css';
import { Cluster } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';

type PlatformChoiceProps = {
  chosen: readonly SocialPlatform[];
  onChange: (platforms: readonly SocialPlatform[]) => void;
  /** No platform is selected, but one is required. */
  isMissing: boolean;
  ref: Ref<HTMLFieldSetElement>;
};

/** The platforms to post on, at least one. */
export function PlatformChoice({ chosen, onChange, isMissing, ref }: PlatformChoiceProps) {
  const errorId = useId();
  const toggle = (platform: SocialPlatform) =>
    onChange(chosen.includes(platform) ? chosen.filter((each) => each !== platform) : [...chosen, platform]);
  return (
    <Cluster
      as="fieldset"
      gap={1}
      ref={ref}
      tabIndex={-1}
      className={styles.choice}
      aria-describedby={isMissing ? errorId : undefined}
    >
      <legend>Platforms</legend>
      {SOCIAL_PLATFORMS.map((platform) => (
        <Cluster as="label" gap={1} wrap={false} key={platform} className={styles.chip}>
          <input
            type="checkbox"
            checked={chosen.includes(platform)}
            aria-invalid={isMissing || undefined}
            onChange={() => toggle(platform)}
          />
          {PLATFORM_LABELS[platform]}
        </Cluster>
      ))}
      {isMissing ? (
        <Text size="small" tone="danger" id={errorId} width="row">
          {PLATFORM_MISSING}
        </Text>
      ) : null}
    </Cluster>
  );
}
