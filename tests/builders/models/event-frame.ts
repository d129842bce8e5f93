import { crc32 } from 'node:zlib';

/** `isException`: the service ends the stream with it. */
export type ConverseEvent = { type: string; payload: object; isException?: true };

/** An AWS event-stream frame: lengths, headers, payload, and two checksums. */
export function eventFrame({ type, payload, isException }: ConverseEvent): Buffer {
  const kind = isException ? 'exception' : 'event';
  const headers = Buffer.concat([
    header(':message-type', kind),
    header(`:${kind}-type`, type),
    header(':content-type', 'application/json'),
  ]);
  const body = Buffer.from(JSON.stringify(payload));
  const lengths = Buffer.concat([uint32(16 + headers.length + body.length), uint32(headers.length)]);
  const frame = Buffer.concat([lengths, uint32(crc32(lengths)), headers, body]);
  return Buffer.concat([frame, uint32(crc32(frame))]);
}

/** The encoding's number for a string header. */
const STRING_TYPE = 7;

function header(name: string, value: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(value.length);
  return Buffer.concat([
    Buffer.from([name.length]),
    Buffer.from(name),
    Buffer.from([STRING_TYPE]),
    length,
    Buffer.from(value),
  ]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
