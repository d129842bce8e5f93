import type { LucideIcon } from 'lucide-react';
import Flag from 'lucide-react/icons/flag';
import Footprints from 'lucide-react/icons/footprints';
import Medal from 'lucide-react/icons/medal';
import Target from 'lucide-react/icons/target';
import { ACHIEVEMENTS } from '#shared/checklist/achievements.ts';
import type { ChecklistFigures } from '#web/checklist/api/checklist.ts';
import { Grid } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import styles from './achievements.module.css';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  first_steps: Footprints,
  critical_focus: Target,
  halfway_hero: Flag,
  marketing_pro: Medal,
};

/** The four badges: which are earned, and how to earn the others. */
export function Achievements({ progress }: { progress: ChecklistFigures }) {
  return (
    <Section title="Achievements" titleSize={1} gap={1.5}>
      <Grid as="ul" gap={2} className={styles.badges}>
        {ACHIEVEMENTS.map(({ id, name, condition, isEarned }) => {
          const Icon = ICONS[id] ?? Medal;
          const hasIt = isEarned(progress);
          return (
            <Grid
              columns="auto 1fr"
              as="li"
              gap={1.5}
              rowGap={0}
              key={id}
              className={styles.badge}
              data-earned={hasIt || undefined}
            >
              <Icon aria-hidden="true" />
              <Text as="span" strong>
                {name}
              </Text>
              <Note as="span" className={styles.condition}>
                {hasIt ? 'Earned' : condition}
              </Note>
            </Grid>
          );
        })}
      </Grid>
    </Section>
  );
}
