import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readEnhancedPhoto } from '#web/api/ai/enhanced-images.ts';
import { refusalOf } from './dish-photo-field.tsx';

type Take = (photo: File | undefined, refusal: string | undefined) => void;

const NOT_HERE = 'Your enhanced photo could not be brought here. Please choose it yourself.';

/** Brings the enhanced photo that a link to this screen names (`?photo=`). */
export function useLinkedPhoto(onPhoto: Take): void {
  const [search] = useSearchParams();
  const id = search.get('photo');
  const take = useEffectEvent<Take>(onPhoto);
  useEffect(() => {
    if (id === null) return undefined;
    const given = new AbortController();
    readEnhancedPhoto(id, given.signal).then(
      (photo) => take(photo, refusalOf(photo)),
      () => given.signal.aborted || take(undefined, NOT_HERE),
    );
    return () => given.abort();
  }, [id]);
}
