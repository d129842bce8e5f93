import type { ChangeEvent, RefObject } from 'react';
import { UPLOAD_LIMITS } from '#shared/images/contract/upload.ts';

type FileInputProps = {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  /** At least one file; several if `multiple`. */
  onFiles: (files: File[]) => void;
  /** Opens the camera of a phone. */
  isCamera?: boolean;
};

/** The browser’s file picker, opened by a button. */
export function FileInput({ ref, label, onFiles, isCamera = false }: FileInputProps) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // So that the same files can be chosen again after an error.
    currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple={!isCamera}
      aria-label={label}
      accept={UPLOAD_LIMITS.food_photo.types.join(',')}
      capture={isCamera ? 'environment' : undefined}
      onChange={choose}
    />
  );
}
