import { useState } from 'react';
import { type ProfilePart, profileCompleteness } from '#shared/profile/completeness.ts';
import { PART_LABELS } from '#shared/profile/part-labels.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { ProfileTab } from '#web/shell/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Section } from '#web/ui/section.tsx';
import { Note } from '#web/ui/text.tsx';
import styles from './completeness-panel.module.css';

const TAB_OF_PART: Record<ProfilePart, ProfileTab> = {
  name: 'basics',
  kind: 'basics',
  cuisine: 'basics',
  diets: 'basics',
  address: 'contact',
  phone: 'contact',
  booking: 'contact',
  payment: 'contact',
  access: 'contact',
  links: 'contact',
  hours: 'hours',
  menu: 'menu',
  prices: 'menu',
  photos: 'menu',
  story: 'story',
};

type CompletenessPanelProps = { profile: RestaurantProfile; onOpen: (tab: ProfileTab) => void };

/** Details that the profile lacks, the most wanted by guests first. */
export function CompletenessPanel({ profile, onOpen }: CompletenessPanelProps) {
  const [isWide] = useState(() => matchMedia('(min-width: 64rem)').matches);
  const parts = profileCompleteness(profile);
  const open = parts.filter(({ isKnown }) => !isKnown);
  const known = parts.length - open.length;
  return (
    <Section title="What guests look for" titleSize={1} gap={2} className={styles.panel}>
      <Meter
        label="Completed"
        value={known}
        max={parts.length}
        valueText={`${known} of ${parts.length}`}
        tone={open.length === 0 ? 'good' : 'neutral'}
      />
      {open.length === 0 ? (
        <Note>Your profile has everything guests look for.</Note>
      ) : (
        <details open={isWide}>
          <Note as="summary" height="small">
            Make your website better
          </Note>
          <Stack as="ul">
            {open.map(({ part }) => (
              <li key={part}>
                <Button variant="text" onClick={() => onOpen(TAB_OF_PART[part])}>
                  {PART_LABELS[part]}
                </Button>
              </li>
            ))}
          </Stack>
        </details>
      )}
    </Section>
  );
}
