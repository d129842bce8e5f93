import type { SiteWords } from '#shared/site/words/site-words.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { useChunk } from '#web/shell/navigation/use-chunk.ts';

/** Loads only the language of the page. */
const loadEnglish = () => import('#shared/site/words/english.ts').then((m) => m.ENGLISH);
const LOADERS: Readonly<Record<string, () => Promise<SiteWords>>> = {
  ar: () => import('#shared/site/words/arabic.ts').then((m) => m.ARABIC),
  de: () => import('#shared/site/words/german.ts').then((m) => m.GERMAN),
  es: () => import('#shared/site/words/spanish.ts').then((m) => m.SPANISH),
  fr: () => import('#shared/site/words/french.ts').then((m) => m.FRENCH),
  it: () => import('#shared/site/words/italian.ts').then((m) => m.ITALIAN),
  pt: () => import('#shared/site/words/portuguese.ts').then((m) => m.PORTUGUESE),
};

/** The words of a page’s language (BCP 47), or English; undefined until they load. */
export function useSiteWords(language: string | undefined): SiteWords | undefined {
  return useChunk(queryKeys.siteWords(language), language === undefined ? undefined : loaderOf(language));
}

/** The loader of each language. */
export function loaderOf(language: string): () => Promise<SiteWords> {
  return LOADERS[language.toLowerCase().split('-')[0] ?? ''] ?? loadEnglish;
}
