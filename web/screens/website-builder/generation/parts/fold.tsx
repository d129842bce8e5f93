import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useState } from 'react';
import styles from './fold.module.css';

type FoldProps = {
  title: string;
  /** What is there, while it is closed; empty text for nothing. */
  summary: string;
  /** It holds a mistake, which must be seen. */
  isKeptOpen: boolean;
  children: ReactNode;
};

/** An optional part of a form, closed at first. */
export function Fold({ title, summary, isKeptOpen, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
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
