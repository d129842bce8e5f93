import { type CSSProperties, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { loadChunk } from '../navigation/lazy-chunk.ts';
import { type BlockedAction, guardFrame } from './frame-guard.ts';

/** Comes when there is something to say. */
const AlertDialog = lazy(() =>
  loadChunk(() => import('#web/ui/alert-dialog.tsx')).then((m) => ({ default: m.AlertDialog })),
);

const MESSAGES: Record<BlockedAction, { title: string; message: string }> = {
  form: { title: 'Forms are off', message: 'Form submission is disabled in the preview.' },
  link: {
    title: 'Links are off',
    message: 'External links are disabled in the preview. They work on the published site.',
  },
};

type SiteFrameProps = { html: string; name: string; className: string | undefined; style?: CSSProperties };

/** A page in a sandboxed frame: no script runs in it, and it cannot leave. */
export function SiteFrame({ html, name, className, style }: SiteFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [blocked, setBlocked] = useState<BlockedAction>();
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (loads === 0 || !page) return;
    return guardFrame(page, setBlocked);
  }, [loads]);
  return (
    <>
      <iframe
        ref={frame}
        className={className}
        style={style}
        title={`Preview of ${name}`}
        sandbox="allow-same-origin"
        srcDoc={html}
        onLoad={() => setLoads((count) => count + 1)}
      />
      {blocked === undefined ? null : (
        <Suspense>
          <AlertDialog {...MESSAGES[blocked]} onClose={() => setBlocked(undefined)} />
        </Suspense>
      )}
    </>
  );
}
