import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CardSection } from './card-section.tsx';

test.each([
  [null, 'No card yet. Add one before your next payment.', 'Add card'],
  [
    { brand: 'Visa', last4: '4242', expires: '2031-04' },
    'Visa ending in 4242, expires 04/2031',
    'Replace card',
  ],
  [
    { brand: 'SEPA bank account', last4: '3000', expires: '' },
    'SEPA bank account ending in 3000',
    'Replace bank account',
  ],
])('the payment method %o is shown with what to do about it', async (card, shown, button) => {
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <CardSection card={card} overdue={null} payments="stripe" />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText(shown, { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: button })).toBeVisible();
});
