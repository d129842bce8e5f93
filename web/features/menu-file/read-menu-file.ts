import { imageFormatOf } from '#shared/domain/image-format.ts';
import { linesOfPages, MOST_PAGES } from '#shared/domain/menu-file/lines-of-pages.ts';
import { isHeic } from '#web/api/images/prepare-image.ts';

/** Of a PDF or a text: larger ones are scans, which hold no text. Photos have limits of their own. */
const MOST_BYTES = 15_000_000;

export type MenuFile =
  | { kind: 'text'; text: string }
  | { kind: 'photo'; file: File }
  | { kind: 'refused'; why: string };

const refused = (why: string): MenuFile => ({ kind: 'refused', why });

const isPdf = ({ type, name }: File) => type === 'application/pdf' || /\.pdf$/i.test(name);

/** What is in a menu that an owner has as a file. A PDF and a text are read on the device. Never throws. */
export async function readMenuFile(file: File): Promise<MenuFile> {
  if (file.type.startsWith('image/') || isHeic(file)) return { kind: 'photo', file };
  if (file.size > MOST_BYTES) return refused('This file is larger than 15 MB. Paste your menu instead.');
  if (file.type === 'text/plain') return fromText(await file.text());
  if (!isPdf(file)) return refused('Choose a PDF, a photo, or a text file.');
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const format = imageFormatOf(bytes, ['jpeg', 'png', 'webp']);
    return format === undefined ? fromText(await textOfPdf(bytes)) : photoNamedPdf(format);
  } catch {
    return refused('We couldn’t open this PDF. Paste your menu instead.');
  }
}

function fromText(text: string): MenuFile {
  const words = text
    .split('\n')
    .map((line) => line.replaceAll(/[ \t]+/g, ' ').trim())
    .join('\n')
    .trim();
  return words === ''
    ? refused('This file has only images. Add a photo of each page instead, or type your menu.')
    : { kind: 'text', text: words };
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
