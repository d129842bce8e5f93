import FileText from 'lucide-react/icons/file-text';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import styles from './menu-file-field.module.css';
import { readMenuFile } from './read-menu-file.ts';

/** Takes a menu that is a file: the words of a PDF are added, a photo is shown to type from. */
export function MenuFileField({ onText }: { onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [photo, setPhoto] = useState<File>();
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    currentTarget.value = '';
    if (file === undefined) return;
    setReading(true);
    const found = await readMenuFile(file);
    setReading(false);
    setProblem(found.kind === 'refused' ? found.why : undefined);
    setPhoto(found.kind === 'photo' ? found.file : undefined);
    if (found.kind === 'text') onText(found.text);
  };
  return (
    <div className={styles.field}>
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf,text/plain,image/*"
        aria-label="Menu file"
        hidden
        onChange={(event) => void choose(event)}
      />
      <Button
        size="small"
        icon={<FileText aria-hidden="true" />}
        isPending={isReading}
        onClick={() => input.current?.click()}
      >
        Add a menu file
      </Button>
      {problem === undefined ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {photo === undefined ? null : <Photo file={photo} />}
    </div>
  );
}

function Photo({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url === undefined ? null : (
    <figure className={styles.photo}>
      <img src={url} alt="Your menu, to type from" />
      <figcaption>We don’t read photos. Type your menu from it. The photo stays on your device.</figcaption>
    </figure>
  );
}
