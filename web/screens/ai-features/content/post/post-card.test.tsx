import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aContentPlan, aContentPost } from '#tests/builders/a-content-plan.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { PostCard } from './post-card.tsx';

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

const otherWords = () => page.getByRole('button', { name: /^Other words/ });

test('an offer, which is kept word for word, is not offered in other words', async () => {
  await setup({ content_type: 'Offer', about: 'Your offer' });
  await expect.element(page.getByText(/^Your offer stands word for word/)).toBeVisible();
  await expect.element(otherWords()).not.toBeInTheDocument();
});

test('a post about a dish is', async () => {
  await setup();
  await expect.element(otherWords()).toBeVisible();
  await expect.element(page.getByText(/word for word/)).not.toBeInTheDocument();
});
