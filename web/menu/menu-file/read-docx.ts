import { UnreadableList } from '#shared/lists/unreadable-list.ts';
import { isOldOfficeFile, unzipParts } from '#web/lists/unzip-parts.ts';
import { decodeEntities } from '#web/lists/xml-scan.ts';

const BROKEN = 'We couldn’t open this Word file. Save it again as .docx, or paste your menu instead.';
const TOO_LARGE = 'This Word file is too large. Paste your menu instead.';
const OLD =
  'This Word file has a password or is in the old .doc format. Save it as .docx without a password, or paste your menu instead.';
const MOST_CHARACTERS = 200_000;

/** Text, or the end of a line, a table cell, or a table row. Deleted text has a different tag. */
const PIECE =
  /<w:t(?:\s[^<>]*)?>([^<]*)<\/w:t>|<w:(tab|br|cr)(?:\s[^<>]*)?\/?>|<\/w:(p|tc|tr)>|<w:(tr)(?:\s[^<>]*)?>/g;

/** The lines of a Word file; a table row is one line. Throws `UnreadableList`. */
export function readDocx(bytes: Uint8Array): string {
  if (isOldOfficeFile(bytes)) throw new UnreadableList(OLD);
  const parts = unzipParts(bytes, { wanted: /^word\/document\.xml$/, tooLarge: TOO_LARGE, broken: BROKEN });
  const xml = parts.get('word/document.xml');
  if (xml === undefined) throw new UnreadableList(BROKEN);
  let text = '';
  let isInRow = false;
  for (const [, words, gap, end, row] of xml.matchAll(PIECE)) {
    if (words !== undefined) text += decodeEntities(words);
    else if (row !== undefined) isInRow = true;
    else if (gap === 'tab' || end === 'tc') text += '\t';
    else if (end === 'tr') {
      isInRow = false;
      text += '\n';
    } else text += isInRow ? ' ' : '\n';
    if (text.length > MOST_CHARACTERS) throw new UnreadableList(TOO_LARGE);
  }
  return text;
}
