import { desktopFileWidth, type ImageCaps } from '#shared/site/page/responsive-image.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { fileBytes, imagePlaces } from './page-weight.ts';

/** An image at the widest size that the page offers, and the bytes that the next narrower file saves. */
type Step = { url: string; width: number; saved: number };

/** The next step for each image with a narrower file, the hero's last. */
function narrower(content: SiteContent, caps: ImageCaps): Step[] {
  const steps = imagePlaces(content).flatMap(({ url, slot, asset }, index): Step[] => {
    const offered = asset.widths.filter((width) => width <= (caps.get(url) ?? Number.POSITIVE_INFINITY));
    const taken = desktopFileWidth(offered, slot);
    const next = offered.filter((width) => width < (taken ?? 0)).at(-1);
    if (next === undefined) return [];
    const saved = fileBytes(asset, taken) - fileBytes(asset, next);
    return [{ url, width: next, saved: index === 0 ? saved / 1_000 : saved }];
  });
  return steps.filter(({ saved }) => saved > 0).sort((a, b) => b.saved - a.saved);
}

/**
 * Chooses images to offer in narrower files for a page that is `over` bytes too heavy: the largest saving first,
 * the hero last. If that isn't enough, the publish gate reports it.
 */
export function fitImages(content: SiteContent, over: number): ImageCaps {
  const caps = new Map<string, number>();
  let left = over;
  while (left > 0) {
    const [step] = narrower(content, caps);
    if (step === undefined) break;
    const isHero = step.url === content.hero_image;
    caps.set(step.url, step.width);
    left -= isHero ? step.saved * 1_000 : step.saved;
  }
  return caps;
}
