import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useState } from 'react';
import styles from './fold.module.css';

type FoldProps = {
  title: string;
  /** What is there, while it is closed; empty text for nothing. */
  summary: string;
  /** It holds a mistake, which must be seen. */
  isKeptOpen?: boolean;
  isOpenAtFirst?: boolean;
  children: ReactNode;
};

/** An optional part of a form. */
export function Fold({ title, summary, isKeptOpen = false, isOpenAtFirst = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const isShown = isOpen || isKeptOpen;
  return (
    <details
      className={styles.fold}
      open={isShown}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <ChevronRight aria-hidden="true" />
        <span className={styles.heading}>
          <span className={styles.title}>{title}</span>
          {isShown || summary === '' ? null : <span className={styles.summary}>{summary}</span>}
        </span>
      </summary>
      {isShown ? <div className={styles.content}>{children}</div> : null}
    </details>
  );
}
