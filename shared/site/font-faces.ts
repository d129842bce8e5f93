import type { FontFamily, FontFile } from './font-families.ts';
import { findFontFamily } from './fonts.ts';
import { REST_OF_LATIN_RANGE, UNICODE_RANGES } from './unicode-ranges.ts';

export type FacesOptions = {
  /** As for `renderSite`. */
  assetsOrigin: string;
  /** True if the text has only basic letters (`isBasicText`): then the small files come before the full ones. */
  isBasic: boolean;
};

function faceCss(family: FontFamily, file: FontFile, { assetsOrigin, isBasic }: FacesOptions): string {
  // The faces of a family combine only if their weights are declared the same way.
  const basic = isBasic ? family.basic.find(({ style }) => style === file.style) : undefined;
  const { weights } = basic ?? file;
  const range = isBasic && file.subset === 'latin' ? REST_OF_LATIN_RANGE : UNICODE_RANGES[file.subset];

  return `@font-face{font-family:"${family.family}";font-style:${file.style};font-weight:${weights};font-display:swap;src:url("${assetsOrigin}${file.path}") format("woff2");unicode-range:${range}}`;
}

function fallbackCss({ family, kind, fallback }: FontFamily): string {
  const local =
    kind === 'serif'
      ? 'local("Times New Roman"),local("Liberation Serif")'
      : 'local("Arial"),local("Liberation Sans")';
  return `@font-face{font-family:"${family} Fallback";src:${local};size-adjust:${fallback.sizeAdjust}%;ascent-override:${fallback.ascent}%;descent-override:${fallback.descent}%;line-gap-override:0%}`;
}

/** The `@font-face` rules of these families, each once. */
export function fontFacesCss(names: readonly string[], options: FacesOptions): string {
  const families = new Set(names.map(findFontFamily).filter((family) => family !== undefined));
  return [...families]
    .map(
      (family) =>
        [...(options.isBasic ? family.basic : []), ...family.files]
          .map((file) => faceCss(family, file, options))
          .join('') + fallbackCss(family),
    )
    .join('');
}
