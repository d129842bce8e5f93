import { linesOfPages, type MenuLine, MOST_PAGES } from '#shared/menu/lines-of-pages.ts';
import { unpacksSmall } from './unpacks-small.ts';

/** Returns the text lines of a PDF. A broken, encrypted, too large, or scanned one has none. */
export async function linesOfPdf(bytes: Buffer): Promise<MenuLine[]> {
  if (!unpacksSmall(bytes)) return [];
  // Loaded here, because it is large and only PDFs need it.
  const { extractTextItems, getDocumentProxy } = await import('unpdf');
  try {
    // A copy, because the package keeps the bytes.
    const document = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 });
    try {
      return document.numPages > MOST_PAGES ? [] : linesOfPages((await extractTextItems(document)).items);
    } finally {
      await document.loadingTask.destroy();
    }
  } catch {
    return [];
  }
}
