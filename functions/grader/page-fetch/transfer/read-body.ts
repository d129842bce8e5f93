import type { IncomingMessage } from 'node:http';
import { PassThrough, pipeline, type Readable, Transform } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip } from 'node:zlib';

export type Body = { bytes: Buffer; isTruncated: boolean; isCompressed: boolean };

/**
 * Reads at most `maxBytes` of the body, counted after unpacking, and hangs up there: what is packed is unpacked
 * piece by piece. Packed bytes that unpack to nothing end at the same number. Throws when the body breaks off.
 */
export async function readBody(response: IncomingMessage, maxBytes: number): Promise<Body> {
  const coding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  const wire = countingWire(maxBytes);
  const unpacked = pipeline(response, wire, unpacker(coding), ignoreEnd) as Readable;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of unpacked as AsyncIterable<Buffer>) {
    chunks.push(chunk.subarray(0, maxBytes - length));
    length += chunk.length;
    if (length > maxBytes) break;
  }
  response.destroy();
  return {
    bytes: Buffer.concat(chunks),
    isTruncated: length > maxBytes || wire.isCut(),
    isCompressed: coding !== 'identity',
  };
}

/** Errors reach whoever reads the last stream. */
function ignoreEnd(): void {}

function unpacker(coding: string): Transform {
  switch (coding) {
    case 'identity':
    case '':
      return new PassThrough();
    case 'gzip':
    case 'x-gzip':
      // Browsers show a page whose last bytes are missing; so do we.
      return createGunzip({ finishFlush: constants.Z_SYNC_FLUSH });
    case 'br':
      return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
    default:
      throw new Error('The server used a content encoding that we did not accept.');
  }
}

/** Ends the body after `maxBytes` bytes, as if there were no more. */
function countingWire(maxBytes: number): Transform & { isCut: () => boolean } {
  let left = maxBytes;
  let isCut = false;
  const wire = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (isCut) return done();
      isCut = chunk.length > left;
      this.push(chunk.subarray(0, left));
      left -= chunk.length;
      if (isCut) this.push(null);
      done();
    },
  });
  return Object.assign(wire, { isCut: () => isCut });
}
