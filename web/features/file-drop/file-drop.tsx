import FileUp from 'lucide-react/icons/file-up';
import { type DragEvent, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './file-drop.module.css';

type FileDropProps = { accept: string; onFile: (file: File) => void; children: string };

/** A place to choose a file, or to drop one. */
export function FileDrop({ accept, onFile, children }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.item(0);
    if (file) onFile(file);
  };
  const drag = (isInside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(isInside);
  };
  return (
    <label
      className={classNames(styles.drop, isOver && styles.over)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        take(event.dataTransfer.files);
      }}
    >
      <FileUp aria-hidden="true" />
      <span className={styles.choose}>{children}</span>
      <span className={styles.hint} aria-hidden="true">
        or drop a file here
      </span>
      <input
        className={styles.input}
        type="file"
        accept={accept}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
    </label>
  );
}
