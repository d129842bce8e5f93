import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SiteImage } from '#shared/images/contract/site-image.ts';
import { useLoadImages } from '#web/images/api/image.ts';

type Take = (picture: SiteImage | undefined, refusal: string | undefined) => void;

const NOT_HERE = 'We couldn’t load your enhanced photo. Choose it again.';

/** Loads the image that a link to this screen refers to (`?picture=`). */
export function useLinkedImage(onImage: Take): void {
  const [search] = useSearchParams();
  const id = search.get('picture');
  const load = useLoadImages();
  const take = useEffectEvent<Take>(onImage);
  const bring = useEffectEvent((imageId: string) => load([imageId]));
  useEffect(() => {
    if (id === null) return undefined;
    let isLeft = false;
    void bring(id).then((found) => {
      const picture = found.get(id);
      if (!isLeft) take(picture, picture === undefined ? NOT_HERE : undefined);
    });
    return () => {
      isLeft = true;
    };
  }, [id]);
}
