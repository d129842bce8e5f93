import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

type LinkedPhoto = { imageId: string; dish: string };

/** The image in the link to the content creator (`?picture=`, `?dish=`), until it is removed. */
export function useLinkedPhoto(): [LinkedPhoto | undefined, () => void] {
  const [search] = useSearchParams();
  const [isRemoved, setRemoved] = useState(false);
  const imageId = search.get('picture');
  const photo = imageId === null || isRemoved ? undefined : { imageId, dish: search.get('dish') ?? '' };
  return [photo, () => setRemoved(true)];
}
