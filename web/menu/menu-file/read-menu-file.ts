import { imageFormatOf } from '#shared/images/image-format.ts';
import { linesOfPages, MOST_PAGES } from '#shared/menu/lines-of-pages.ts';
import { isHeic } from '#web/images/api/prepare-image.ts';

/** Of a PDF or a text: larger ones are scans, which hold no text. Photos have limits of their own. */
const MOST_BYTES = 15_000_000;

export type MenuFile =
  | { kind: 'text'; text: string }
  | { kind: 'photo'; file: File }
  | { kind: 'refused'; why: string };

const refused = (why: string): MenuFile => ({ kind: 'refused', why });

const NO_PHOTOS = refused('We can’t read photos here. Paste the text or drop a PDF.');

const isPdf = ({ type, name }: File) => type === 'application/pdf' || /\.pdf$/i.test(name);

/**
 * What is in a menu that an owner has as a file. A PDF and a text are read on the device, a photo by a model, where there
 * is one that sees. Never throws.
 */
export async function readMenuFile(file: File, readsPhotos: boolean): Promise<MenuFile> {
  if (file.type.startsWith('image/') || isHeic(file))
    return readsPhotos ? { kind: 'photo', file } : NO_PHOTOS;
  if (file.size > MOST_BYTES) return refused('This file is larger than 15 MB. Paste your menu instead.');
  if (file.type === 'text/plain') return fromText(await file.text(), readsPhotos);
  if (!isPdf(file)) return refused(`Choose a PDF${readsPhotos ? ', a photo,' : ''} or a text file.`);
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const format = imageFormatOf(bytes, ['jpeg', 'png', 'webp']);
    if (format === undefined) return fromText(await textOfPdf(bytes), readsPhotos);
    return readsPhotos ? photoNamedPdf(format) : NO_PHOTOS;
  } catch {
    return refused('We couldn’t open this PDF. Paste your menu instead.');
  }
}

function fromText(text: string, readsPhotos: boolean): MenuFile {
  const words = text
    .split('\n')
    .map((line) => line.replaceAll(/[ \t]+/g, ' ').trim())
    .join('\n')
    .trim();
  if (words !== '') return { kind: 'text', text: words };
  const instead = readsPhotos
    ? 'Add a photo of each page instead, or type your menu.'
    : 'Type your menu instead.';
  return refused(`This file has only images. ${instead}`);
}

function photoNamedPdf(format: string): MenuFile {
  const ending = format === 'jpeg' ? 'jpg' : format;
  return refused(
    `This file is a photo, though its name says PDF. Rename it to end in .${ending}, then add it again.`,
  );
}

async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const { extractTextItems, getDocumentProxy } = await import('unpdf');
  const document = await getDocumentProxy(bytes, { verbosity: 0 });
  try {
    if (document.numPages > MOST_PAGES) throw new Error(`More than ${MOST_PAGES} pages.`);
    const { items } = await extractTextItems(document);
    return linesOfPages(items)
      .map(({ text }) => text)
      .join('\n');
  } finally {
    await document.loadingTask.destroy();
  }
}
