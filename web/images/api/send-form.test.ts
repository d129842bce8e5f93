import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendForm } from './send-form.ts';

/** A connection without an answer. Like a browser’s, it ends on timeout or abort. */
class SilentRequest {
  static latest: SilentRequest | undefined;
  readonly upload: { onprogress?: (progress: object) => void } = {};
  timeout = 0;
  ontimeout?: () => void;
  onabort?: () => void;
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  statusText = '';
  constructor() {
    SilentRequest.latest = this;
  }
  open(): void {}
  send(): void {
    if (this.timeout > 0) setTimeout(() => this.ontimeout?.(), this.timeout);
  }
  abort(): void {
    this.onabort?.();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', SilentRequest);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const send = (options = {}) => {
  const outcome = sendForm('https://storage.example/', new FormData(), options).then(
    () => 'sent',
    (error: Error) => error.message,
  );
  const state = () => Promise.race([outcome, Promise.resolve('under way')]);
  return { outcome, state };
};

test('an upload without an answer times out after 30 seconds', async () => {
  const { outcome, state } = send();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(await state()).toBe('under way');
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toBe('Upload failed: Request timeout');
});

test('an upload reports its progress in whole percent', async () => {
  const seen: number[] = [];
  const { outcome } = send({ onProgress: (percent: number) => seen.push(percent) });
  const request = SilentRequest.latest;
  request?.upload.onprogress?.({ loaded: 1, total: 3, lengthComputable: true });
  request?.upload.onprogress?.({ loaded: 1, total: 0, lengthComputable: false });
  Object.assign(request ?? {}, { status: 204 });
  request?.onload?.();
  expect(await outcome).toBe('sent');
  expect(seen).toEqual([33]);
});

test('a refused upload has the status text, or the number without one', async () => {
  for (const [statusText, sentence] of [
    ['Forbidden', 'Upload failed: Forbidden'],
    ['', 'Upload failed: status 403'],
  ]) {
    const { outcome } = send();
    Object.assign(SilentRequest.latest ?? {}, { status: 403, statusText });
    SilentRequest.latest?.onload?.();
    expect(await outcome).toBe(sentence);
  }
});

test('an aborted upload ends with the reason', async () => {
  const own = new AbortController();
  const { outcome } = send({ signal: own.signal });
  own.abort(new Error('not this one'));
  expect(await outcome).toBe('not this one');
});
