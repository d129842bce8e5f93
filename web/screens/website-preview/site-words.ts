import { skipToken, useQuery } from '@tanstack/react-query';
import type { SiteWords } from '#shared/site/words/site-words.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { loadChunk } from '#web/features/navigation/lazy-chunk.ts';

/** A page is in one language: a visitor of one does not load the others. */
const loadEnglish = () => import('#shared/site/words/english.ts').then((m) => m.ENGLISH);
const LOADERS: Readonly<Record<string, () => Promise<SiteWords>>> = {
  ar: () => import('#shared/site/words/arabic.ts').then((m) => m.ARABIC),
  de: () => import('#shared/site/words/german.ts').then((m) => m.GERMAN),
  es: () => import('#shared/site/words/spanish.ts').then((m) => m.SPANISH),
  fr: () => import('#shared/site/words/french.ts').then((m) => m.FRENCH),
  it: () => import('#shared/site/words/italian.ts').then((m) => m.ITALIAN),
  pt: () => import('#shared/site/words/portuguese.ts').then((m) => m.PORTUGUESE),
};

/** The words of a page's language (BCP 47), English where there are none; undefined until they are here. */
export function useSiteWords(language: string | undefined): SiteWords | undefined {
  const words = useQuery({
    queryKey: queryKeys.siteWords(language),
    queryFn: language === undefined ? skipToken : () => loadChunk(loaderOf(language)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    throwOnError: true,
  });
  return words.data;
}

/** How the words of a language are loaded. */
export function loaderOf(language: string): () => Promise<SiteWords> {
  return LOADERS[language.toLowerCase().split('-')[0] ?? ''] ?? loadEnglish;
}
