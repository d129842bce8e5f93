import { useEffect, useRef, useState } from 'react';
import type { SiteTemplate } from '#shared/websites/contract/site-template.ts';
import { useSize } from '#web/ui/use-size.ts';
import type { SamplePage } from './draw-sample-page.ts';
import styles from './template-rendering.module.css';

/** The width at which a page is laid out, in CSS pixels; narrow columns use a phone’s. */
const DESKTOP_WIDTH = 1240;
const PHONE_WIDTH = 390;
const NARROW_COLUMN = 440;
/** How far outside the window rendering starts. */
const MARGIN = '300px';

type TemplateRenderingProps = { template: SiteTemplate; page: SamplePage | undefined };

/** A small, inert rendering of a template’s page. It renders when the owner scrolls near it. */
export function TemplateRendering({ template, page }: TemplateRenderingProps) {
  const screen = useRef<HTMLDivElement>(null);
  const size = useSize(screen);
  const isNear = useIsNear(screen);
  const width = size !== undefined && size.width < NARROW_COLUMN ? PHONE_WIDTH : DESKTOP_WIDTH;
  const scale = (size?.width ?? 0) / width;
  return (
    <div
      className={styles.window}
      style={{ backgroundColor: template.colors.primary }}
      aria-hidden="true"
      inert
    >
      <div className={styles.screen} ref={screen}>
        {isNear && page !== undefined && size !== undefined ? (
          <iframe
            className={styles.frame}
            style={{ width, height: size.height / scale, scale: String(scale) }}
            title={`Sample page: ${template.name}`}
            tabIndex={-1}
            sandbox="allow-same-origin"
            srcDoc={page.html}
          />
        ) : null}
      </div>
    </div>
  );
}

/** True once the element has been near the window. */
function useIsNear(ref: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (ref.current === null || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, isNear]);
  return isNear;
}
