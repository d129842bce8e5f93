import { useEffect, useRef, useState } from 'react';
import { FileDrop } from '#web/features/file-drop/file-drop.tsx';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import styles from './menu-file-field.module.css';
import { useMenuFile } from './use-menu-file.ts';

/** Takes a menu that is a file: the words of a PDF or a photo are added. A photo stays, to compare with or to type from. */
export function MenuFileField({ onText }: { onText: (text: string) => void }) {
  const { stage, read, cancel } = useMenuFile(onText);
  const { doing, problem, photo } = stage;
  const field = useRef<HTMLDivElement>(null);
  return (
    <div ref={field} className={styles.field}>
      <FileDrop accept="application/pdf,.pdf,text/plain,image/*" onFile={(file) => void read(file)}>
        Add a photo or PDF of your menu
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
      {photo === undefined ? null : <Photo {...photo} />}
    </div>
  );
}

function Photo({ file, isRead }: { file: File; isRead: boolean }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url === undefined ? null : (
    <figure className={styles.photo}>
      <img src={url} alt="Your menu" />
      <figcaption>
        {isRead ? 'Compare your menu above with this photo.' : 'You can type your menu from this photo.'} We
        don’t keep the photo.
      </figcaption>
    </figure>
  );
}
