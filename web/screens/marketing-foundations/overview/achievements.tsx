import type { LucideIcon } from 'lucide-react';
import Flag from 'lucide-react/icons/flag';
import Footprints from 'lucide-react/icons/footprints';
import Medal from 'lucide-react/icons/medal';
import Target from 'lucide-react/icons/target';
import { ACHIEVEMENTS } from '#shared/domain/checklist/achievements.ts';
import type { ChecklistFigures } from '#web/api/checklist.ts';
import styles from './achievements.module.css';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  first_steps: Footprints,
  critical_focus: Target,
  halfway_hero: Flag,
  marketing_pro: Medal,
};

/** The four badges: which are earned, and what earns the others. */
export function Achievements({ progress }: { progress: ChecklistFigures }) {
  return (
    <section className={styles.section} aria-labelledby="achievements">
      <h2 className={styles.title} id="achievements">
        Achievements
      </h2>
      <ul className={styles.badges}>
        {ACHIEVEMENTS.map(({ id, name, condition, isEarned }) => {
          const Icon = ICONS[id] ?? Medal;
          const hasIt = isEarned(progress);
          return (
            <li key={id} className={styles.badge} data-earned={hasIt || undefined}>
              <Icon aria-hidden="true" />
              <span className={styles.name}>{name}</span>
              <span className={styles.condition}>{hasIt ? 'Earned' : condition}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
