import {
  PLATFORM_LABELS,
  SOCIAL_PLATFORMS,
  type SocialPlatform,
} from '#shared/domain/social/social-platforms.ts';
import styles from '../content.module.css';

type PlatformChoiceProps = {
  chosen: readonly SocialPlatform[];
  onChange: (platforms: readonly SocialPlatform[]) => void;
};

/** Where posts are to go; one at least. */
export function PlatformChoice({ chosen, onChange }: PlatformChoiceProps) {
  const toggle = (platform: SocialPlatform) =>
    onChange(chosen.includes(platform) ? chosen.filter((each) => each !== platform) : [...chosen, platform]);
  return (
    <fieldset className={styles.choice}>
      <legend>Where</legend>
      {SOCIAL_PLATFORMS.map((platform) => (
        <label key={platform} className={styles.chip}>
          <input type="checkbox" checked={chosen.includes(platform)} onChange={() => toggle(platform)} />
          {PLATFORM_LABELS[platform]}
        </label>
      ))}
    </fieldset>
  );
}
