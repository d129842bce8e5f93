import type { IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

type WordsStream = {
  /** Absent where the caller takes no events. */
  onWords?: (text: string) => void;
  /** False where no words were sent: then the answer goes out whole. */
  end: (answer: APIGatewayProxyStructuredResultV2) => boolean;
};

const HEADERS = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' };

/**
 * Sends a text as it is written to callers that accept server-sent events: `words` with the text so far, then `done` or
 * `error` with the JSON that the call answers without events. The stream begins with the first words: what ends before
 * them is answered as JSON, with a status of its own.
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
