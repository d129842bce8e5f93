import { expect, test } from 'vitest';
import { ToastQueue } from './toast-queue.ts';

test('the newest message is first, and a closed one is gone', () => {
  const queue = new ToastQueue();
  for (const title of ['Saved', 'Published', 'Renamed']) queue.add({ title });
  const published = queue.getToasts().find(({ title }) => title === 'Published');
  queue.close(published?.key ?? 0);
  expect(queue.getToasts().map(({ title }) => title)).toEqual(['Renamed', 'Saved']);
});

test('two equal messages are closed one at a time', () => {
  const queue = new ToastQueue();
  queue.add({ title: 'Saved' });
  queue.add({ title: 'Saved' });
  queue.close(queue.getToasts()[0]?.key ?? 0);
  expect(queue.getToasts()).toHaveLength(1);
});

test('listeners are called on every change until they stop', () => {
  const queue = new ToastQueue();
  const seen: number[] = [];
  const stop = queue.subscribe(() => seen.push(queue.getToasts().length));
  queue.add({ title: 'Saved' });
  queue.close(queue.getToasts()[0]?.key ?? 0);
  stop();
  queue.add({ title: 'Published' });
  expect(seen).toEqual([1, 0]);
});
