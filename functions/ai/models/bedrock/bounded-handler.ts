import { Readable } from 'node:stream';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { MOST_ANSWER_BYTES } from '../language-model.ts';

export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
}

/** Stops reading an answer of JSON once it is too large. Events are bounded where they are read. */
export class BoundedHandler extends NodeHttpHandler {
  override async handle(...asked: Parameters<NodeHttpHandler['handle']>) {
    const { response } = await super.handle(...asked);
    const isJson = response.headers['content-type']?.startsWith('application/json');
    if (isJson) response.body = Readable.from(bounded(response.body), { objectMode: false });
    return { response };
  }
}

/** Ends the connection with the error. */
async function* bounded(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > MOST_ANSWER_BYTES) throw new AnswerTooLarge();
    yield chunk;
  }
}
