import { type FontFamily, type FontFile, findFontFamily } from './fonts.ts';
import { UNICODE_RANGES } from './unicode-ranges.ts';

function faceCss(family: FontFamily, file: FontFile, assetsOrigin: string): string {
  return `@font-face{font-family:"${family.family}";font-style:${file.style};font-weight:${family.weights};font-display:swap;src:url("${assetsOrigin}${file.path}") format("woff2");unicode-range:${UNICODE_RANGES[file.subset]}}`;
}

function fallbackCss({ family, kind, fallback }: FontFamily): string {
  const local =
    kind === 'serif'
      ? 'local("Times New Roman"),local("Liberation Serif")'
      : 'local("Arial"),local("Liberation Sans")';
  return `@font-face{font-family:"${family} Fallback";src:${local};size-adjust:${fallback.sizeAdjust}%;ascent-override:${fallback.ascent}%;descent-override:${fallback.descent}%;line-gap-override:0%}`;
}

/** The `@font-face` rules of the families named, each family once. `assetsOrigin` as for `renderSite`. */
export function fontFacesCss(names: readonly string[], assetsOrigin: string): string {
  const families = new Set(names.map(findFontFamily).filter((family) => family !== undefined));
  return [...families]
    .map(
      (family) =>
        family.files.map((file) => faceCss(family, file, assetsOrigin)).join('') + fallbackCss(family),
    )
    .join('');
}
