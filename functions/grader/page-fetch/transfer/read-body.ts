import type { IncomingMessage } from 'node:http';
import { PassThrough, pipeline, type Readable, Transform } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip } from 'node:zlib';

export type Body = { bytes: Buffer; isTruncated: boolean; isCompressed: boolean };

/**
 * Reads at most `maxBytes` of the unpacked body, then closes the connection. Packed bytes have the same limit.
 * Throws if the body is interrupted.
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

/** Errors are reported by the last stream. */
function ignoreEnd(): void {}

function unpacker(coding: string): Transform {
  switch (coding) {
    case 'identity':
    case '':
      return new PassThrough();
    case 'gzip':
    case 'x-gzip':
      // Accepts a truncated body, as browsers do.
      return createGunzip({ finishFlush: constants.Z_SYNC_FLUSH });
    case 'br':
      return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
    default:
      throw new Error('The server used a content encoding that we did not accept.');
  }
}

/** Ends the body after `maxBytes` bytes. */
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
