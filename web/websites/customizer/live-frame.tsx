import { useEffect, useMemo, useRef, useState } from 'react';
import { renderSite } from '#shared/site/page/render-site.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { BlockedAlert } from '#web/websites/site-frame/blocked-alert.tsx';
import type { StagedFrame } from '#web/websites/site-frame/device-stage.tsx';
import { type Blocked, guardFrame } from '#web/websites/site-frame/frame-guard.ts';
import { pseudoUrl } from '#web/websites/website-labels.ts';
import { updatePage } from './update-page.ts';

type LiveFrameProps = StagedFrame & { content: SiteContent; sitesOrigin: string };

/** The live page. It loads once; then only differences are applied. */
export function LiveFrame({ content, sitesOrigin, className, style }: LiveFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  const [blocked, setBlocked] = useState<Blocked>();
  const name = content.website_name;
  const rendered = useMemo(() => {
    const siteUrl = `${sitesOrigin}/${encodeURIComponent(pseudoUrl(content.website_name))}/`;
    return renderSite(content, { mode: 'preview', siteUrl, assetsOrigin: sitesOrigin });
  }, [content, sitesOrigin]);
  const [first] = useState(rendered.html);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (loads === 0 || !page) return;
    return guardFrame(page, setBlocked);
  }, [loads]);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (loads > 0 && page) updatePage(page, rendered);
  }, [loads, rendered]);
  return (
    <>
      <iframe
        ref={frame}
        className={className}
        style={style}
        title={`Preview of ${name}`}
        sandbox="allow-same-origin"
        srcDoc={first}
        onLoad={() => setLoads((count) => count + 1)}
      />
      <BlockedAlert blocked={blocked} onClose={() => setBlocked(undefined)} />
    </>
  );
}
