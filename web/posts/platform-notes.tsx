import { POST_RULES } from '#shared/posts/social/post-rules.ts';
import { PLATFORM_LABELS, type SocialPlatform } from '#shared/posts/social/social-platforms.ts';
import { Stack } from '#web/ui/layout.tsx';
import styles from './content.module.css';

/** Tips for each platform of the calendar, shown once per platform. */
export function PlatformNotes({ platforms }: { platforms: readonly SocialPlatform[] }) {
  const noted = platforms.filter((platform) => POST_RULES[platform].notes.length > 0);
  if (noted.length === 0) return null;
  return (
    <Stack as="ul" gap={0.5} aria-label="Platform tips">
      {noted.map((platform) => (
        <li key={platform} className={styles.detail}>
          <strong>{PLATFORM_LABELS[platform]}:</strong> {POST_RULES[platform].notes.join(' ')}
        </li>
      ))}
    </Stack>
  );
}
