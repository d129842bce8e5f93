import type { ChangeEvent, RefObject } from 'react';
import { UPLOAD_LIMITS } from '#shared/contract/upload.ts';

type FileInputProps = {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  onFile: (file: File) => void;
  /** Opens the camera of a phone. */
  isCamera?: boolean;
};

/** The browser's own way to a file, opened by a button. */
export function FileInput({ ref, label, onFile, isCamera = false }: FileInputProps) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // The same file can be chosen again after it was refused.
    currentTarget.value = '';
    if (file !== undefined) onFile(file);
  };
  return (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={label}
      accept={UPLOAD_LIMITS.food_photo.types.join(',')}
      capture={isCamera ? 'environment' : undefined}
      onChange={choose}
    />
  );
}
