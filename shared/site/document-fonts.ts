/** Letters of a file, as Google Fonts parts them; the first that has a letter prints it. */
export const DOCUMENT_SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'] as const;
export type DocumentSubset = (typeof DOCUMENT_SUBSETS)[number];
export const DOCUMENT_WEIGHTS = [400, 600] as const;
export type DocumentWeight = (typeof DOCUMENT_WEIGHTS)[number];

const name = (subset: DocumentSubset, weight: DocumentWeight) =>
  `source-sans-3-5.3.0-${subset}-${weight}.ttf`;

/** Where the font of documents lies on the sites origin. */
export function documentFontPath(subset: DocumentSubset, weight: DocumentWeight): string {
  return `/fonts/${name(subset, weight)}`;
}

/** The font of documents: of one weight each and not packed, as they are embedded. Made by `scripts/make-document-fonts.py`. */
export const DOCUMENT_FONT_FILES = DOCUMENT_SUBSETS.flatMap((subset) =>
  DOCUMENT_WEIGHTS.map((weight) => ({
    subset,
    weight,
    path: documentFontPath(subset, weight),
    source: `../infra/document-fonts/${name(subset, weight)}`,
  })),
);
