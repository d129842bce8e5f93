import { skipToken, useQuery } from '@tanstack/react-query';
import type { SiteWords } from '#shared/site/words/site-words.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { loadChunk } from '#web/features/navigation/lazy-chunk.ts';

/** The words of a page's language (BCP 47); undefined until they are here, and without a language. */
export function useSiteWords(language: string | undefined): SiteWords | undefined {
  const words = useQuery({
    queryKey: queryKeys.siteWords(language),
    queryFn: language === undefined ? skipToken : () => loadWords(language),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    throwOnError: true,
  });
  return words.data;
}

async function loadWords(language: string): Promise<SiteWords> {
  const { siteWordsOf } = await loadChunk(() => import('#shared/site/words/words-of-language.ts'));
  return siteWordsOf(language);
}
