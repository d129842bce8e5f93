import { useEffect, useRef, useState } from 'react';
import type { SiteTemplate } from '#shared/websites/contract/site-template.ts';
import { useSize } from '#web/ui/use-size.ts';
import type { SamplePage } from './draw-sample-page.ts';
import styles from './template-rendering.module.css';

/** A page is laid out this wide, in CSS pixels; in a narrow column, as on a phone. */
const DESKTOP_WIDTH = 1240;
const PHONE_WIDTH = 390;
const NARROW_COLUMN = 440;
/** How far outside the window a rendering begins. */
const MARGIN = '300px';

type TemplateRenderingProps = { template: SiteTemplate; page: SamplePage | undefined };

/** The real page of a design, small and only to look at. It is made when the owner comes near it. */
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

/** True from the moment at which the element first comes near the window. */
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
