import { afterEach, expect, test, vi } from 'vitest';
import type { ContentPost } from '#shared/posts/contract/content-plan.ts';
import { canShare, copyPost, sharePost } from './share-post.ts';

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

test('the share sheet gets the words as they are posted, and the subject as its title', async () => {
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

test('who closes the share sheet has decided; a browser without one has no button for it', async () => {
  vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
  await expect(sharePost(aPost())).resolves.toBeUndefined();
  vi.stubGlobal('navigator', {});
  expect(canShare()).toBe(false);
});

test('what is copied has the subject above the words, and a browser that refuses is told', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  expect(await copyPost(aPost({ platform: 'email', subject: 'Tonight', hashtags: [] }))).toBe(true);
  expect(copied).toEqual(['Tonight\n\nCarbonara tonight.']);
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('no')) } });
  expect(await copyPost(aPost())).toBe(false);
});
