import { useEffect, useState } from 'react';
import type { NumberedSource } from '#web/websites/api/website-source.ts';

/** Long enough for a word to be finished, short enough to be seen as an answer to it. */
const DELAY_MS = 600;

/** HTML and CSS as they were when the typing last stopped. The first ones have revision 0. */
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
