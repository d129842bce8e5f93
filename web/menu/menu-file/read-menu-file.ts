import { NO_MENU_PHOTOS } from '#shared/contract/errors/error-codes.ts';
import { decodeList } from '#shared/guests/decode-list.ts';
import { delimiterOfTable } from '#shared/guests/list-shape.ts';
import { imageFormatOf } from '#shared/images/image-format.ts';
import { csvRows } from '#shared/lists/csv-rows.ts';
import { UnreadableList } from '#shared/lists/unreadable-list.ts';
import { linesOfPages, MOST_PAGES } from '#shared/menu/lines-of-pages.ts';
import { menuOfTable } from '#shared/menu/menu-of-table.ts';
import { isHeic } from '#web/images/api/prepare-image.ts';

/** Larger files are scans without text. Photos have separate limits. */
const MOST_BYTES = 15_000_000;
/** Rows of a spreadsheet; a longer one isn't a menu. */
const MOST_ROWS = 2_000;

export type MenuFile =
  | { kind: 'text'; text: string }
  | { kind: 'photo'; file: File }
  | { kind: 'refused'; why: string };

const refused = (why: string): MenuFile => ({ kind: 'refused', why });

const NO_PHOTOS = refused(NO_MENU_PHOTOS);

/** Text readers by file extension. */
const READERS: Readonly<Record<string, (bytes: Uint8Array) => Promise<string>>> = {
  pdf: textOfPdf,
  docx: async (bytes) => (await import('./read-docx.ts')).readDocx(bytes),
  doc: async (bytes) => (await import('./read-docx.ts')).readDocx(bytes),
  xlsx: textOfXlsx,
  xls: textOfXlsx,
  csv: async (bytes) => textOfCsv(decodeList(bytes)),
  tsv: async (bytes) => textOfCsv(decodeList(bytes)),
  txt: async (bytes) => decodeList(bytes),
};
const ENDING_OF_TYPE: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'text/csv': 'csv',
  'text/plain': 'txt',
};

/**
 * Reads an owner's menu file. Documents and tables are read on this device, a photo by a model that reads photos. Never
 * throws.
 */
export async function readMenuFile(file: File, readsPhotos: boolean): Promise<MenuFile> {
  if (file.type.startsWith('image/') || isHeic(file))
    return readsPhotos ? { kind: 'photo', file } : NO_PHOTOS;
  if (file.size > MOST_BYTES) return refused('This file is larger than 15 MB. Paste your menu instead.');
  const named = /\.([a-z]{3,4})$/i.exec(file.name)?.[1]?.toLowerCase() ?? '';
  const read = READERS[named] ?? READERS[ENDING_OF_TYPE[file.type] ?? ''];
  if (read === undefined)
    return refused(`Choose a PDF, Word, Excel, CSV, or text file${readsPhotos ? ', or a photo' : ''}.`);
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const format = imageFormatOf(bytes, ['jpeg', 'png', 'webp']);
    if (format !== undefined) return readsPhotos ? misnamedPhoto(format, named || 'pdf') : NO_PHOTOS;
    return fromText(await read(bytes), readsPhotos);
  } catch (cause) {
    return refused(cause instanceof UnreadableList ? cause.message : whyUnopened(cause));
  }
}

function whyUnopened(cause: unknown): string {
  const isLocked = cause instanceof Error && cause.name === 'PasswordException';
  if (isLocked) return 'This PDF has a password. Save it without one, or paste your menu instead.';
  return 'We couldn’t open this file. Paste your menu instead.';
}

function fromText(text: string, readsPhotos: boolean): MenuFile {
  const words = text
    .split('\n')
    // Two spaces keep columns apart.
    .map((line) =>
      line
        .replaceAll(/[ \t]*\t[ \t]*/g, '  ')
        .replaceAll(/ {2,}/g, '  ')
        .trim(),
    )
    .join('\n')
    .trim();
  if (words !== '') return { kind: 'text', text: words };
  const instead = readsPhotos
    ? 'Add a photo of each page instead, or type your menu.'
    : 'Type your menu instead.';
  return refused(`This file has no text. ${instead}`);
}

function misnamedPhoto(format: string, named: string): MenuFile {
  const ending = format === 'jpeg' ? 'jpg' : format;
  return refused(
    `This file is a photo, but its name ends in .${named}. Rename it to end in .${ending}, then add it again.`,
  );
}

async function textOfXlsx(bytes: Uint8Array): Promise<string> {
  const { readXlsx } = await import('#web/lists/read-xlsx.ts');
  return menuOfTable(readXlsx(bytes, MOST_ROWS).map(({ cells }) => cells));
}

function textOfCsv(text: string): string {
  const rows: string[][] = [];
  for (const { cells } of csvRows(text, delimiterOfTable(text))) {
    if (rows.length === MOST_ROWS)
      throw new UnreadableList('This file has more than 2,000 rows. Split it into smaller files.');
    rows.push(cells);
  }
  return menuOfTable(rows);
}

async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const { extractTextItems, getDocumentProxy } = await import('unpdf');
  const document = await getDocumentProxy(bytes, { verbosity: 0 });
  try {
    if (document.numPages > MOST_PAGES)
      throw new UnreadableList(`This PDF has more than ${MOST_PAGES} pages. Paste your menu instead.`);
    const { items } = await extractTextItems(document);
    return linesOfPages(items)
      .map(({ text }) => text)
      .join('\n');
  } finally {
    await document.loadingTask.destroy();
  }
}
