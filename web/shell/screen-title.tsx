import { BRAND_NAME } from '#shared/contract/brand.ts';

/** The document title of a screen: what it is, then whose it is. */
export function ScreenTitle({ children }: { children: string }) {
  return <title>{`${children} · ${BRAND_NAME}`}</title>;
}
