import type { IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

type WordsStream = {
  /** Absent if the caller accepts no events. */
  onWords?: (text: string) => void;
  /** False if no text was sent. Then the caller gets the whole response. */
  end: (answer: APIGatewayProxyStructuredResultV2) => boolean;
};

const HEADERS = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' };

/**
 * Streams text while it is generated to callers that accept server-sent events: `words` with the text so far, then
 * `done` or `error` with the JSON of the usual response. The stream begins with the first text; a call that ends
 * before that is answered as JSON, with its own status.
 */
export function createWordsStream(request: IncomingMessage, response: ServerResponse): WordsStream {
  const send = (name: string, json: string) => {
    if (response.destroyed || response.writableEnded) return;
    if (!response.headersSent) response.writeHead(200, HEADERS);
    response.write(`event: ${name}\ndata: ${json}\n\n`);
  };
  const isTaken = /\btext\/event-stream\b/.test(request.headers.accept ?? '');
  return {
    ...(isTaken && { onWords: (text) => send('words', JSON.stringify({ text })) }),
    end: ({ statusCode = 200, body = '' }) => {
      if (!response.headersSent) return false;
      send(statusCode < 400 ? 'done' : 'error', body);
      response.end();
      return true;
    },
  };
}
