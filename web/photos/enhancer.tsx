import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { Loading } from '#web/ui/loading.tsx';
import { PhotoDrop } from './photo-drop.tsx';
import type { Beginning } from './workbench.tsx';

const Gallery = lazyPart(() => import('./gallery.tsx').then((m) => m.Gallery));
const Workbench = lazyPart(() => import('./workbench.tsx').then((m) => m.Workbench));

/** The upload area and the gallery. The tools load once there is a photo. */
export function Enhancer() {
  const [begun, setBegun] = useState<Beginning>();
  // Loaded before a photo is chosen.
  useEffect(() => {
    Workbench.preload().catch(() => undefined);
  }, []);
  if (begun === undefined) {
    return (
      <>
        <PhotoDrop onFiles={(files) => setBegun({ files })} />
        <Suspense fallback={<Waiting label="Loading your enhanced photos…" />}>
          <Gallery onOpen={(image) => setBegun({ image })} onDeleted={() => undefined} />
        </Suspense>
      </>
    );
  }
  return (
    <Suspense fallback={<Waiting label="Loading the image enhancer…" />}>
      <Workbench begun={begun} />
    </Suspense>
  );
}

function Waiting({ label }: { label: string }) {
  return <Loading label={label} shapes={['block']} />;
}
