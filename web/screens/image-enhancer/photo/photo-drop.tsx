import CameraIcon from 'lucide-react/icons/camera';
import ImageUp from 'lucide-react/icons/image-up';
import { type DragEvent, useRef, useState } from 'react';
import { firstImage } from '#web/features/images/first-image.ts';
import { usePastedImage } from '#web/features/images/use-pasted-image.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { FileInput } from './file-input.tsx';
import styles from './photo-drop.module.css';

/** Where the first photo comes in: dropped, chosen, pasted, or taken with the phone. */
export function PhotoDrop({ onFile }: { onFile: (file: File) => void }) {
  const [isOver, setIsOver] = useState(false);
  const chosen = useRef<HTMLInputElement>(null);
  const taken = useRef<HTMLInputElement>(null);
  usePastedImage(true, onFile);
  const drag = (isInside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(isInside);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    const file = firstImage(event.dataTransfer);
    if (file !== undefined) onFile(file);
  };
  return (
    <section
      className={classNames(styles.drop, isOver && styles.over)}
      aria-label="Your photo"
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      <span className={styles.plate} aria-hidden="true">
        <ImageUp />
      </span>
      <h2 className={styles.title}>{isOver ? 'Let go to bring it in' : 'Bring in a photo of a dish'}</h2>
      <p className={styles.words}>
        Dark, yellow, a little dull: it is put right within a few seconds, and you see exactly what was done.
      </p>
      <div className={styles.ways}>
        <Button
          variant="primary"
          icon={<ImageUp aria-hidden="true" />}
          onClick={() => chosen.current?.click()}
          aria-describedby="photo-rules"
        >
          Choose a photo
        </Button>
        <Button
          className={styles.camera}
          icon={<CameraIcon aria-hidden="true" />}
          onClick={() => taken.current?.click()}
        >
          Take a photo
        </Button>
      </div>
      <p className={styles.rules} id="photo-rules">
        JPEG or PNG, under 10 MB. Drop it here, or paste it. The file itself stays private.
      </p>
      <FileInput ref={chosen} label="Photo file" onFile={onFile} />
      <FileInput ref={taken} label="Photo from the camera" onFile={onFile} isCamera />
    </section>
  );
}
