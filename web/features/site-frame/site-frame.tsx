import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { BlockedAlert } from './blocked-alert.tsx';
import { type Blocked, guardFrame } from './frame-guard.ts';

type SiteFrameProps = { html: string; name: string; className: string | undefined; style?: CSSProperties };

/** A page in a sandboxed frame: no script runs in it, and it cannot leave. */
export function SiteFrame({ html, name, className, style }: SiteFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [blocked, setBlocked] = useState<Blocked>();
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
      <BlockedAlert blocked={blocked} onClose={() => setBlocked(undefined)} />
    </>
  );
}
