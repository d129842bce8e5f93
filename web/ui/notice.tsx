import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './notice.module.css';

const ICONS = { neutral: Info, good: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

type NoticeProps = { tone?: keyof typeof ICONS; title?: string; children: ReactNode };

/** A message that stays on the page, such as a form error. Danger notices are read aloud right away. */
export function Notice({ tone = 'neutral', title, children }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div className={classNames(styles.notice, styles[tone])} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon aria-hidden="true" />
      <div className={styles.body}>
        {title === undefined ? null : <p className={styles.title}>{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  );
}
