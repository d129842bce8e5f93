import { Collection } from './collect-facts.ts';
import type { PageOutline } from './outline-page.ts';
import type { PageFacts } from './page-facts.ts';
import { cutSnippet } from './snippet.ts';
import type { OutlineElement } from './traverse-dom.ts';

/** Names of decorations: lines, icons, and separators. */
const ORNAMENT =
  /\.(?:svg|gif)(?:$|\?)|icon|logo|divider|spacer|separator|arrow|pattern|texture|ornament|border|pixel|blank/i;
const SMALL = 48;

/** Finds content images, and those without alternative text. */
export function readImages(outline: PageOutline): Pick<PageFacts, 'images' | 'imagesWithoutAlt'> {
  const shown = outline.named('img').filter((image) => !isOrnament(image));
  const blank = shown.filter(isBlank).length;
  const bare = shown.filter(({ attributes: { alt } }) => alt === undefined).length;
  // A page that describes its images leaves the text of decorations empty on purpose.
  const isOnPurpose = blank <= shown.length - blank - bare;
  const images = new Collection<string>();
  const imagesWithoutAlt = new Collection<string>();
  for (const image of shown) {
    const fact = () => ({ value: cutSnippet(fileOf(image)), quote: image });
    images.addEvery(fact);
    if (image.attributes.alt === undefined || (!isOnPurpose && isBlank(image)))
      imagesWithoutAlt.addEvery(fact);
  }
  return { images: images.facts(), imagesWithoutAlt: imagesWithoutAlt.facts() };
}

function isBlank({ attributes: { alt } }: OutlineElement): boolean {
  return alt !== undefined && alt.trim() === '';
}

function fileOf({ attributes: { src, 'data-src': lazy } }: OutlineElement): string {
  return src ?? lazy ?? '';
}

/** True for visit counters, and for images with an empty description on purpose. */
function isOrnament(image: OutlineElement): boolean {
  const { role = '', width, height, 'aria-hidden': hidden } = image.attributes;
  if (width === '1' && height === '1') return true;
  if (!isBlank(image)) return false;
  if (hidden === 'true' || role === 'presentation' || role === 'none') return true;
  const isSmall = Number(width ?? Number.NaN) <= SMALL || Number(height ?? Number.NaN) <= SMALL;
  return isSmall || ORNAMENT.test(fileOf(image).slice(-300).split('/').at(-1) ?? '');
}
