import { afterEach, expect, test, vi } from 'vitest';
import type { ContentPost } from '#shared/posts/contract/content-plan.ts';
import { canShare, sharePost, textToCopy } from './share-post.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const aPost = (change: Partial<ContentPost> = {}) =>
  ({
    platform: 'facebook',
    subject: '',
    text: 'Carbonara tonight.',
    hashtags: ['#roma'],
    ...change,
  }) as ContentPost;

test('the share sheet gets the post as it is published, with the subject as its title', async () => {
  const shared: object[] = [];
  vi.stubGlobal('navigator', { share: async (data: object) => void shared.push(data) });
  expect(canShare()).toBe(true);
  await sharePost(aPost());
  await sharePost(aPost({ platform: 'email', subject: 'Tonight', hashtags: [] }));
  expect(shared).toEqual([
    { text: 'Carbonara tonight.\n\n#roma' },
    { title: 'Tonight', text: 'Carbonara tonight.' },
  ]);
});

test('closing the share sheet is not an error, and a browser without one can’t share', async () => {
  vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
  await expect(sharePost(aPost())).resolves.toBeUndefined();
  vi.stubGlobal('navigator', {});
  expect(canShare()).toBe(false);
});

test('copied text has the subject above the post', () => {
  expect(textToCopy(aPost({ platform: 'email', subject: 'Tonight', hashtags: [] }))).toBe(
    'Tonight\n\nCarbonara tonight.',
  );
  expect(textToCopy(aPost())).toBe('Carbonara tonight.\n\n#roma');
});
