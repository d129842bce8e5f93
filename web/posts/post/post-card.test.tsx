import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aContentPlan, aContentPost } from '#tests/builders/a-content-plan.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { PostCard } from './post-card.tsx';

afterEach(() => void vi.unstubAllGlobals());

async function setup(changes: Parameters<typeof aContentPost>[0] = {}) {
  const post = aContentPost(changes);
  const queryClient = new QueryClient();
  queryClient.setQueryDefaults(queryKeys.publicConfig, { staleTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(queryKeys.publicConfig, { coming_soon: [] });
  await render(
    <QueryClientProvider client={queryClient}>
      <PostCard plan={aContentPlan([post])} post={post} />
    </QueryClientProvider>,
  );
}

const otherWords = () => page.getByRole('button', { name: /^Rewrite/ });

test('an offer post, which quotes the offer, has no Rewrite button', async () => {
  await setup({ content_type: 'Offer', about: 'Your offer' });
  await expect.element(page.getByText(/^We kept the exact wording of your offer/)).toBeVisible();
  await expect.element(otherWords()).not.toBeInTheDocument();
});

test('a post about a dish has a Rewrite button', async () => {
  await setup();
  await expect.element(otherWords()).toBeVisible();
  await expect.element(page.getByText(/exact wording/)).not.toBeInTheDocument();
});

test('a post without a photo says what to photograph', async () => {
  await setup({ photo_idea: 'Two forks, one plate' });
  await expect.element(page.getByText('Photo idea: Two forks, one plate')).toBeVisible();
});

test('a post with its own photo suggests none', async () => {
  await setup({ photo_idea: 'Two forks, one plate', image_id: 'image-1' });
  await expect.element(page.getByText(/^Photo idea/)).not.toBeInTheDocument();
});

test('undoing a rewrite by keyboard restores the text and moves the focus to Rewrite', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_address: string, { method, body }: RequestInit = {}) => {
    if (method === 'PATCH' || method === 'PUT') sent.push(JSON.parse(String(body)));
    return Response.json({ success: true, data: { post: aContentPost(), version: 2 } });
  });
  await setup();
  await otherWords().click();
  const undo = page.getByRole('button', { name: /^Undo the rewrite/ });
  await expect.element(undo).toBeVisible();
  undo.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(undo).not.toBeInTheDocument();
  await expect.element(otherWords()).toHaveFocus();
  expect(sent).toEqual([{ text: aContentPost().text }]);
});
