import { useEffect, useState } from 'react';
import type { NumberedSource } from '#web/websites/api/website-source.ts';

/** Long enough to finish a word, short enough to feel responsive. */
const DELAY_MS = 600;

/** HTML and CSS at the last pause in typing. The first revision is 0. */
export function useDebouncedSource(html: string, css: string): NumberedSource {
  const [source, setSource] = useState<NumberedSource>({ html, css, revision: 0 });
  useEffect(() => {
    const take = () =>
      setSource((last) =>
        last.html === html && last.css === css ? last : { html, css, revision: last.revision + 1 },
      );
    const timer = setTimeout(take, DELAY_MS);
    return () => clearTimeout(timer);
  }, [html, css]);
  return source;
}
