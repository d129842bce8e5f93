import { useRef } from 'react';
import { FileDrop } from '#web/features/file-drop/file-drop.tsx';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import styles from './menu-file-field.module.css';
import type { MenuFileReading } from './use-menu-file.ts';

/** Takes a menu that is a file, and says how far it is. */
export function MenuFileField({ doing, problem, read, cancel }: MenuFileReading) {
  const field = useRef<HTMLDivElement>(null);
  return (
    <div ref={field} className={styles.field}>
      <FileDrop accept="application/pdf,.pdf,text/plain,image/*" onFile={(file) => void read(file)}>
        Add a photo or PDF
      </FileDrop>
      {doing === undefined ? null : (
        <div className={styles.reading}>
          <ProgressBar label={doing} />
          <Button
            size="small"
            onClick={() => {
              cancel();
              field.current?.querySelector('input')?.focus();
            }}
          >
            Cancel
          </Button>
        </div>
      )}
      {problem === undefined ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
