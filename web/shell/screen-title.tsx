import { BRAND_NAME } from '#shared/contract/brand.ts';

/** The document title: the screen, then the brand. */
export function ScreenTitle({ children }: { children: string }) {
  return <title>{`${children} · ${BRAND_NAME}`}</title>;
}
