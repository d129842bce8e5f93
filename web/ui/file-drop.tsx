import FileUp from 'lucide-react/icons/file-up';
import { type DragEvent, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { CoverInput } from '#web/ui/cover-input.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './file-drop.module.css';

type FileDropProps = { accept: string; onFile: (file: File) => void; children: string };

/** An area to choose or drop a file. */
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
    <Stack
      as="label"
      gap={0.5}
      align="center"
      className={classNames(styles.drop, isOver && styles.over)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        take(event.dataTransfer.files);
      }}
    >
      <FileUp />
      <span className={styles.choose}>{children}</span>
      <Text as="span" size="small" tone="faint" aria-hidden="true">
        or drop a file here
      </Text>
      <CoverInput
        type="file"
        accept={accept}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
    </Stack>
  );
}
