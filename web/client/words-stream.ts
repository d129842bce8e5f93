/**
 * Reads a streamed answer (server-sent events). Each `words` event holds the text so far. The last event is the JSON
 * of the answer or its error. Throws if the stream ends without it.
 */
export async function readWords(response: Response, onWords: (text: string) => void): Promise<Blob> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) throw new TypeError('We lost the connection before the answer finished.');
    const events = (rest + value).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const [name = '', data = ''] = event.split('\n').map((line) => line.replace(/^\w+: /, ''));
      if (name !== 'words') return new Blob([data]);
      onWords(String(JSON.parse(data).text));
    }
  }
}

export const isWordsStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') ?? false;
