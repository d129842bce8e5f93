import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CATALOG_LIMITS } from '#shared/billing/plan-limits.ts';
import { COST_KINDS } from '#shared/platform-settings/price-table.ts';
import { PlatformSettingsScreen } from './platform-settings-screen.tsx';

afterEach(() => void vi.unstubAllGlobals());

const NONE = { daily_limit: null, hourly_limit: null };
const SETTINGS = {
  version: 3,
  updated_at: null,
  brand_name: 'Tableside',
  default_limits: {
    image_enhancement: NONE,
    content_generation: NONE,
    marketing_assistant: NONE,
    menu_optimizer: NONE,
    digital_grader: { daily_limit: 20, hourly_limit: null },
  },
  monthly_budget: null,
  plan_limits: CATALOG_LIMITS,
  dunning: { reminder_days: [3, 7], grace_days: 14 },
  postal_address: null,
  retention: { generations: 30, failed_emails: 30, leads: 365 },
  providers: [{ provider: 'text', state: 'failing', detail: 'Amazon Bedrock. 5 of 10 uses failed.' }],
  text_model: {
    provider: 'built-in',
    model: '',
    price: null,
    reads_photos: false,
    state: 'off',
    last_failure: null,
    last_unusable: null,
    month: { input_tokens: 0, output_tokens: 0, cost_micros: 0, unpriced_calls: 0 },
  },
  senders: { email: 'hello@example.com', texts: 'numbers' },
};
/** The month's costs are $312.40. */
const COSTS = {
  month: '2026-11',
  through: '2026-11-28',
  as_of: '2026-11-28T12:00:00.000Z',
  total_cents: 31_240,
  fixed_cents: null,
  revenue_cents: 98_000,
  by_kind: Object.fromEntries(COST_KINDS.map((kind) => [kind, 0])),
  units: [],
  budget: { monthly_cents: null, state: 'none' },
};
const DASHBOARD = {
  platformStats: { period: 'last 30 days', totalRestaurants: 24, recentCampaigns: 3 },
  needsAttention: { incompleteSetups: 0 },
};
type Answer = { status: number; body: object };

/** Renders the screen against a platform that answers changes with `answer`. */
async function setup(answer: (body: Record<string, unknown>) => Answer, first: Answer[] = []) {
  const sent: Record<string, unknown>[] = [];
  let settings: object = SETTINGS;
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const waiting = first.shift();
    let reply: Answer = waiting ?? { status: 200, body: { data: settings } };
    if (input.includes('/admin/costs')) reply = { status: 200, body: { data: COSTS } };
    if (input.includes('/dashboard/admin')) reply = { status: 200, body: { data: DASHBOARD } };
    if (input.includes('/admin/administrators'))
      reply = { status: 200, body: { data: { administrators: [] } } };
    if (input.includes('/settings/senders')) reply = { status: 200, body: { data: numbersAfter(input) } };
    if (init.method === 'PUT') {
      const body = JSON.parse(String(init.body)) as Record<string, unknown>;
      sent.push(body);
      reply = answer(body);
      if (reply.status === 200) settings = (reply.body as { data: object }).data;
    }
    return new Response(JSON.stringify({ success: reply.status < 400, ...reply.body }), {
      status: reply.status,
    });
  });
  const router = createMemoryRouter([{ path: '/', element: <PlatformSettingsScreen /> }]);
  await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { sent };
}

/** Two pages of them. */
function numbersAfter(url: string) {
  const number = (at: number, name: string) => ({
    phone_number: `+1207555010${at}`,
    restaurant_id: `r${at}`,
    restaurant_name: name,
  });
  if (url.includes('cursor=two')) return { numbers: [number(2, '')] };
  return { numbers: [number(1, 'Trattoria Lucca')], next_cursor: 'two' };
}

const saved = (body: object): Answer => ({
  status: 200,
  body: { data: { ...SETTINGS, ...body, version: 4 } },
});
const budget = () => page.getByRole('textbox', { name: /Amount in dollars/ });

test('a budget is saved with the loaded version, and the field says when it warns', async () => {
  const { sent } = await setup((body) => saved(body));
  await budget().fill('$1,250.50');
  await expect.element(page.getByText('We’ll warn you at $1,000.40.')).toBeVisible();
  await page.getByRole('button', { name: 'Save budget' }).click();
  await expect.poll(() => sent).toEqual([{ version: 3, monthly_budget: 1250.5 }]);
  await expect.element(budget()).toHaveValue('1250.5');
});

test('a budget that is already used up is saved only after a confirmation', async () => {
  const { sent } = await setup((body) => saved(body));
  await budget().fill('300');
  await page.getByRole('button', { name: 'Save budget' }).click();
  const question = page.getByRole('alertdialog', { name: 'Pause AI and texts until December 1?' });
  await expect
    .element(question)
    .toHaveAccessibleDescription(
      'This month’s costs are already $312.40. With a budget of $300.00, paid AI and texts pause right away for 24 restaurants until December 1. Websites, ads, and emails keep working.',
    );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Save budget' }).click();
  await question.getByRole('button', { name: 'Pause AI and texts' }).click();
  await expect.poll(() => sent).toEqual([{ version: 3, monthly_budget: 300 }]);
});

test('an invalid amount shows an error at the field, and nothing is sent', async () => {
  const { sent } = await setup((body) => saved(body));
  await budget().fill('a lot');
  await page.getByRole('button', { name: 'Save budget' }).click();
  await expect
    .element(budget())
    .toHaveAccessibleDescription(
      /Enter an amount from \$1 to \$1,000,000, or leave this blank for no budget\./,
    );
  expect(sent).toEqual([]);
});

test('only changed limits are sent', async () => {
  const { sent } = await setup(() => saved({}));
  await page.getByRole('textbox', { name: 'Menu optimizer, per hour' }).fill('12');
  await page.getByRole('textbox', { name: 'Digital grader, per day' }).fill('');
  await page.getByRole('button', { name: 'Save limits' }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      {
        version: 3,
        default_limits: {
          menu_optimizer: { daily_limit: null, hourly_limit: 12 },
          digital_grader: { daily_limit: null, hourly_limit: null },
        },
      },
    ]);
});

test('an invalid limit is marked with an error, and nothing is sent', async () => {
  const { sent } = await setup(() => saved({}));
  const grader = page.getByRole('textbox', { name: 'Digital grader, per day' });
  await grader.fill('abc');
  await page.getByRole('button', { name: 'Save limits' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Enter a whole number from 0 to 1,000,000, or leave the field blank for no limit.');
  await expect.element(grader).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(grader).toHaveValue('20');
});

test('a conflict shows the error and keeps the typed value', async () => {
  const error = 'Someone else changed these settings.';
  await setup(() => ({ status: 409, body: { error, code: 'settings_changed', request_id: 'r' } }));
  const name = page.getByRole('textbox', { name: 'Name in emails' });
  await name.fill('Trattoria Desk');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(error);
  await expect.element(name).toHaveValue('Trattoria Desk');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(name).toHaveValue('Tableside');
  await expect.element(page.getByText('Failing')).toBeVisible();
});

test('settings that fail to load show the error and can be retried', async () => {
  const down = { status: 500, body: { error: 'Something went wrong.', code: 'internal', request_id: 'r' } };
  await setup((body) => saved(body), [down]);
  await expect.element(page.getByText('Error Loading Platform Settings')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(page.getByText('Amazon Bedrock. 5 of 10 uses failed.')).toBeVisible();
});

const basicUses = () => page.getByRole('textbox', { name: 'Basic, AI uses per month' });

test('changed plan limits are sent, and can be reset to the original limits', async () => {
  const raised = { ...CATALOG_LIMITS, basic: { ...CATALOG_LIMITS.basic, ai_content: 300 } };
  const { sent } = await setup(({ plan_limits }) =>
    saved({ plan_limits: JSON.stringify(plan_limits).includes('300') ? raised : CATALOG_LIMITS }),
  );
  await basicUses().fill('300');
  await page.getByRole('button', { name: 'Save plans' }).click();
  await expect.poll(() => sent).toEqual([{ version: 3, plan_limits: { basic: { ai_content: 300 } } }]);
  await page.getByRole('button', { name: /^Reset Basic/ }).click();
  await expect.element(basicUses()).toHaveValue('200');
  await page.getByRole('button', { name: 'Save plans' }).click();
  await expect.poll(() => sent[1]).toEqual({ version: 4, plan_limits: { basic: { ai_content: 200 } } });
});

test.each([
  ['1,001', 'A larger plan’s limit can’t be lower than a smaller plan’s.'],
  ['lots', 'Enter a whole number from 0 to 1,000,000.'],
])(
  '%s uses of the smallest plan are refused with a sentence, and nothing is sent',
  async (typed, sentence) => {
    const { sent } = await setup((body) => saved(body));
    await basicUses().fill(typed);
    await page.getByRole('button', { name: 'Save plans' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
    // The plan with too low a limit now has its original limits.
    await expect.element(page.getByRole('button', { name: /^Reset/ })).toHaveAccessibleName(/^Reset Basic/);
    expect(sent).toEqual([]);
  },
);

test('sender numbers load page by page', async () => {
  await setup((body) => saved(body));
  await expect.element(page.getByRole('link', { name: 'Trattoria Lucca' })).toBeVisible();
  await expect.element(page.getByText('(207) 555-0101')).toBeVisible();
  await page.getByRole('button', { name: 'Show more numbers' }).click();
  await expect.element(page.getByText('Deleting…')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show more numbers' })).not.toBeInTheDocument();
});

test('the schedule of failed payments must be in order, and is saved as days', async () => {
  const { sent } = await setup((body) => ({
    status: 200,
    body: { data: { ...SETTINGS, ...body, version: 4 } },
  }));
  const form = page.getByRole('region', { name: 'Failed payments' });
  await form.getByLabelText('Days until third email').fill('15');
  await form.getByRole('button', { name: 'Save schedule' }).click();
  await expect.element(form.getByText(/Enter numbers of days from 1 to 27/)).toBeVisible();
  await form.getByLabelText('Days until plan pauses').fill('20');
  await form.getByRole('button', { name: 'Save schedule' }).click();
  await expect
    .poll(() => sent)
    .toEqual([{ version: 3, dunning: { reminder_days: [3, 15], grace_days: 20 } }]);
});

test('days of retention outside their bounds are refused at the field, and only changed ones are sent', async () => {
  const { sent } = await setup((body) => saved(body));
  const form = page.getByRole('region', { name: 'Data retention' });
  const leads = form.getByRole('textbox', { name: 'Leads (days)' });
  await leads.fill('10');
  await form.getByRole('button', { name: 'Save retention' }).click();
  await expect.element(leads).toHaveAccessibleDescription(/Enter a whole number of days from 30 to 730\./);
  expect(sent).toEqual([]);
  await leads.fill('90');
  await form.getByRole('button', { name: 'Save retention' }).click();
  await expect.poll(() => sent).toEqual([{ version: 3, retention: { leads: 90 } }]);
});

test('what law or design fixes is listed with its reason and has no field', async () => {
  await setup((body) => saved(body));
  const facts = page.getByRole('table', { name: 'Fixed retention periods' });
  await expect
    .element(facts.getByRole('row', { name: 'Invoices from deleted accounts 10 years Tax law' }))
    .toBeVisible();
  await expect.element(facts.getByRole('textbox')).not.toBeInTheDocument();
});
