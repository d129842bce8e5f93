/** Subsets as Google Fonts splits them. The first one with a letter prints it. */
export const DOCUMENT_SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'] as const;
export type DocumentSubset = (typeof DOCUMENT_SUBSETS)[number];
export const DOCUMENT_WEIGHTS = [400, 600] as const;
export type DocumentWeight = (typeof DOCUMENT_WEIGHTS)[number];

const name = (subset: DocumentSubset, weight: DocumentWeight) =>
  `source-sans-3-5.3.0-${subset}-${weight}.ttf`;

/** The path of the documents' font on the sites origin. */
export function documentFontPath(subset: DocumentSubset, weight: DocumentWeight): string {
  return `/fonts/${name(subset, weight)}`;
}

/**
 * The documents' font, one weight per file and uncompressed, for embedding. Made by
 * `scripts/make-document-fonts.py`.
 */
export const DOCUMENT_FONT_FILES = DOCUMENT_SUBSETS.flatMap((subset) =>
  DOCUMENT_WEIGHTS.map((weight) => ({
    subset,
    weight,
    path: documentFontPath(subset, weight),
    source: `../infra/document-fonts/${name(subset, weight)}`,
  })),
);
