/** Pages declare their encoding within these bytes. */
const PRESCAN_BYTES = 1024;

/** Decodes a page with the encoding from its byte order mark, header, or head; otherwise UTF-8. Never throws. */
export function textOf(bytes: Buffer, contentType: string): string {
  const named = markOf(bytes) ?? charsetIn(contentType) ?? charsetInHead(bytes);
  return decoderOf(named ?? 'utf-8').decode(bytes);
}

function markOf(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return undefined;
}

/** A head that was readable as bytes isn't UTF-16, whatever it declares. */
function charsetInHead(bytes: Buffer): string | undefined {
  const charset = charsetIn(bytes.toString('latin1', 0, PRESCAN_BYTES));
  return charset?.toLowerCase().startsWith('utf-16') === true ? undefined : charset;
}

function charsetIn(text: string): string | undefined {
  return /charset\s{0,9}=\s{0,9}["']?([\w.:-]{1,40})/i.exec(text)?.[1];
}

/** Servers may declare unknown encodings. */
function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder('utf-8');
  }
}
