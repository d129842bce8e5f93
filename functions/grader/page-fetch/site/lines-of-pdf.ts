import { linesOfPages, type MenuLine, MOST_PAGES } from '#shared/menu/lines-of-pages.ts';
import { unpacksSmall } from './unpacks-small.ts';

/** Reads a PDF that holds text; one that is broken, locked, too large or of pictures alone has no lines. */
export async function linesOfPdf(bytes: Buffer): Promise<MenuLine[]> {
  if (!unpacksSmall(bytes)) return [];
  // A large package, for the one request that leads to a PDF.
  const { extractTextItems, getDocumentProxy } = await import('unpdf');
  try {
    // It keeps the bytes that it is given.
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
