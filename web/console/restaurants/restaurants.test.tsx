import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { AdminRole } from '#shared/contract/admin-role.ts';
import { ApiError } from '#web/client/api-error.ts';
import type { ListedRestaurant } from '#web/console/api/restaurants.ts';
import {
  button,
  heldAnswer,
  refusal,
  renderScreen,
  type ScreenAnswer,
  type SentCall,
} from '#web/shell/render-screen.test-data.tsx';
import { RestaurantDetailsScreen } from './details/restaurant-details-screen.tsx';
import { RestaurantsScreen } from './restaurants-screen.tsx';

const AT = '2026-11-22T12:00:00.000Z';
const CUSTOMER = {
  status: 'active' as const,
  plan_id: 'professional' as const,
  monthly_revenue: 99,
  last_seen: AT,
  month: { cost: 12, revenue: 99, margin: 87 },
  as_of: AT,
};

const row = (name: string, changes: Partial<ListedRestaurant> = {}): ListedRestaurant => ({
  restaurant_id: name.toLowerCase(),
  name,
  email: `${name.toLowerCase()}@example.com`,
  address: '',
  signup_date: AT,
  websites: { total: 0, published: 0 },
  customer: null,
  ...changes,
});

const admin = (admin_role: AdminRole, startImpersonation = async () => undefined) => ({
  startImpersonation,
  state: {
    status: 'signedIn' as const,
    user: { user_id: 'a', email: 'a@b.example', role: 'admin' as const, email_verified: true, admin_role },
  },
});

type Answer = ScreenAnswer | Promise<ScreenAnswer>;
const listed = (restaurants: ListedRestaurant[], more: object = {}): ScreenAnswer => ({
  body: { data: { restaurants, ...more } },
});

async function showList(list: Answer | ((call: SentCall) => Answer), { role = 'admin', path = '/' } = {}) {
  const given = { list };
  const asked: SentCall['query'][] = [];
  const screen = await renderScreen(
    <RestaurantsScreen />,
    (call) => {
      if (call.path === '/auth/views') return { body: { data: { views: [] } } };
      if (call.path !== '/dashboard/restaurants') return refusal('Unknown.', 'not_found', 404);
      asked.push(call.query);
      return typeof given.list === 'function' ? given.list(call) : given.list;
    },
    { session: admin(role as AdminRole), path },
  );
  return { ...screen, given, asked };
}

test('the list loads, and a failure can be tried again', async () => {
  const { answer, send } = heldAnswer(refusal('Not now.'));
  const { given, press } = await showList(answer);
  await expect.element(page.getByRole('status').filter({ hasText: 'Loading restaurants…' })).toBeVisible();
  send();
  await expect.element(page.getByRole('heading', { name: 'Failed to fetch restaurants' })).toBeVisible();
  given.list = listed([]);
  await press('Try Again');
  await expect.element(page.getByRole('heading', { name: 'No restaurants yet' })).toBeVisible();
});

test('a row shows how a restaurant does as a customer', async () => {
  await showList(
    listed([
      row('Lupo', { customer: CUSTOMER, address: '12 Court Street', websites: { total: 3, published: 2 } }),
      row('Wolf', {
        customer: { ...CUSTOMER, plan_id: null, last_seen: null, month: { cost: 9, revenue: 0, margin: -9 } },
        websites: { total: 1, published: 0 },
      }),
      row('Fox', { websites: { total: 1, published: 1 }, customer: { ...CUSTOMER, month: null } }),
    ]),
  );
  const cells = (name: string) =>
    [...page.getByRole('row').filter({ hasText: name }).element().querySelectorAll('td,th')].map(
      ({ textContent }) => textContent,
    );
  await expect
    .element(page.getByRole('link', { name: 'Lupo' }))
    .toHaveAttribute('href', '/admin/restaurants/lupo');
  expect(cells('lupo@')).toEqual([
    'NameLupo',
    'Address12 Court Street',
    'Owner emaillupo@example.com',
    'Signup dateNov 22, 2026',
    'StatusActiveProfessional',
    'MRR$99',
    'Last seenNov 22, 2026',
    'Website2 published',
    'Cost$12.00',
    'Margin$87.00',
    'ActionsImpersonate LupoDelete Lupo',
  ]);
  expect(cells('wolf@').slice(4, 10)).toEqual([
    'StatusActive',
    'MRR$99',
    'Last seen–',
    'WebsiteDraft',
    'Cost$9.00',
    expect.stringContaining('9.00'),
  ]);
  expect(cells('fox@').slice(7, 10)).toEqual(['WebsitePublished', 'Cost–', 'Margin–']);
});

test('search, filters, and order are part of the request and of the address', async () => {
  const { asked, router, press } = await showList(({ query }) =>
    listed(query.search === 'wolf' || query.status ? [] : [row('Lupo')]),
  );
  await expect.element(page.getByRole('link', { name: 'Lupo' })).toBeVisible();
  await press(/^Signup date/);
  await expect.poll(() => asked.at(-1)).toMatchObject({ sort: 'signup_date', order: 'asc' });
  await press(/^Signup date/);
  await expect.poll(() => asked.at(-1)).toMatchObject({ sort: 'signup_date', order: 'desc' });
  await page.getByRole('searchbox', { name: 'Search restaurants' }).fill(' wolf ');
  await expect
    .element(page.getByText('No restaurant has “wolf” in its name, address, or owner’s email.'))
    .toBeVisible();
  await page.getByRole('combobox', { name: 'Setup' }).selectOptions('Setup incomplete');
  await page.getByRole('combobox', { name: 'Plan' }).selectOptions('Professional');
  await page.getByRole('combobox', { name: 'Status' }).selectOptions('Active');
  await expect.element(page.getByText(/^No restaurants match these filters/)).toBeVisible();
  await expect
    .poll(() => asked.at(-1))
    .toMatchObject({
      search: 'wolf',
      setup: 'unfinished',
      plan: 'professional',
      status: 'active',
    });
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    search: 'wolf',
    sort: 'signup_date',
    order: 'desc',
    setup: 'unfinished',
    plan: 'professional',
    status: 'active',
  });
});

test('an address restores the list, and unknown values are left out', async () => {
  const { asked } = await showList(listed([row('Lupo')]), {
    path: '/?search=lu&status=gone&plan=professional&sort=margin',
  });
  await expect.element(page.getByRole('searchbox', { name: 'Search restaurants' })).toHaveValue('lu');
  await expect.element(page.getByRole('combobox', { name: 'Plan' })).toHaveValue('professional');
  expect(asked[0]).toEqual({ limit: '50', search: 'lu', sort: 'margin', order: 'asc', plan: 'professional' });
});

test('more restaurants load by page; too many matches say so', async () => {
  const { press } = await showList(({ query }) =>
    query.cursor === 'next'
      ? listed([row('Wolf')], { more_match: true })
      : listed([row('Lupo')], { next_cursor: 'next' }),
  );
  await press('Show more restaurants');
  await expect.element(page.getByRole('link', { name: 'Wolf' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Lupo' })).toBeVisible();
  await expect.element(page.getByText(/^More restaurants match/)).toBeVisible();
  await expect.element(button('Show more restaurants')).not.toBeInTheDocument();
});

test('a role sees only its own actions', async () => {
  await showList(listed([row('Lupo')]), { role: 'billing' });
  await expect.element(page.getByRole('link', { name: 'Lupo' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Delete|^Impersonate/ })).not.toBeInTheDocument();
});

test('an impersonation needs a reason, starts once, and says why it failed', async () => {
  const outcome = Promise.withResolvers<undefined>();
  const startImpersonation = vi.fn(() => outcome.promise);
  const { press } = await renderScreen(<RestaurantsScreen />, () => listed([row('Lupo')], { views: [] }), {
    session: admin('admin', startImpersonation),
  });
  await press('Impersonate Lupo');
  const dialog = page.getByRole('dialog', { name: 'Impersonate Lupo' });
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await reason.fill('Too short');
  await dialog.getByRole('button', { name: 'Impersonate' }).click();
  await expect.element(reason).toBeInvalid();
  expect(startImpersonation).not.toHaveBeenCalled();
  await reason.fill(' Help with the menu ');
  await dialog.getByRole('button', { name: 'Impersonate' }).click();
  await dialog.getByRole('button', { name: /Working/ }).click({ force: true });
  outcome.reject(new ApiError('Suspended.', { status: 409, code: 'internal' }));
  await expect.element(dialog.getByText('Suspended.')).toBeVisible();
  expect(startImpersonation.mock.calls).toEqual([['lupo', 'Help with the menu']]);
  await expect.element(reason).toHaveValue(' Help with the menu ');
  await expect
    .element(dialog.getByRole('button', { name: 'Impersonate' }))
    .not.toHaveAttribute('aria-disabled');
});

const DETAILS = {
  restaurant: {
    restaurant_id: 'lupo',
    name: 'Osteria Lupo',
    address: '',
    phone: '555',
    signup_date: AT,
    setup_completed_at: null,
    websites_total: 2,
    websites_published: 1,
    suspended: null as null | { at: string; reason: string },
  },
  owner: {
    email: 'ana@example.com',
    email_verified: false,
    pending_email: 'new@example.com' as string | null,
  },
  websites: [
    { website_id: 'w1', name: 'Lupo', url: 'https://lupo.example/', updated_at: AT },
    { website_id: 'w2', name: 'Draft Lupo', updated_at: AT },
  ],
  campaigns: [
    {
      campaign_id: 'c1',
      name: 'Free dessert',
      campaign_type: 'sms',
      status: 'in_review',
      created_at: AT,
      ends_at: AT,
      promo_code: 'A',
      is_simulated: false,
    },
  ],
  failed_jobs: [],
  failed_mails: [],
  subscription: { plan_id: 'professional', status: 'past_due', period_end: AT, cancel_at_period_end: true } as
    | object
    | null,
  customer: CUSTOMER as object | null,
  tags: ['vip'],
};
const EVENT = { type: 'event', at: AT };
const TIMELINE = [
  { ...EVENT, id: 'e1', kind: 'sms_launched' },
  { ...EVENT, id: 'e2', kind: 'sms_launched' },
  { ...EVENT, id: 'e3', kind: 'invoice_paid', amount: 99 },
  { ...EVENT, id: 'e4', kind: 'invoice_paid', amount: 49 },
  { type: 'letter', id: 'l1', at: AT, subject: 'Hello', text: 'Dear Ana', author: 'kim' },
];

async function showDetails(
  details: Answer,
  { role = 'admin', parts = {} as Record<string, ScreenAnswer> } = {},
) {
  const given = { details };
  const screen = await renderScreen(
    <RestaurantDetailsScreen />,
    ({ path }) => {
      const part = path.split('/').at(-1) ?? '';
      if (part === 'lupo' && path.startsWith('/admin/restaurants')) return given.details;
      return parts[part] ?? refusal(`No ${part}.`);
    },
    { session: admin(role as AdminRole), route: '/:id', path: '/lupo' },
  );
  return { ...screen, given };
}

test('details load, and a failure can be tried again', async () => {
  const { answer, send } = heldAnswer(refusal('Not now.'));
  const { given, press } = await showDetails(answer);
  await expect.element(page.getByRole('status').filter({ hasText: 'Loading restaurant…' })).toBeVisible();
  send();
  await expect.element(page.getByRole('heading', { name: 'Not now.' })).toBeVisible();
  given.details = { body: { data: DETAILS } };
  await press('Try Again');
  await expect.element(page.getByRole('heading', { name: 'Osteria Lupo', level: 1 })).toBeVisible();
});

test('the facts of a restaurant, its websites, and its campaigns are listed', async () => {
  const suspended = { at: AT, reason: 'Unpaid' };
  await showDetails(
    { body: { data: { ...DETAILS, restaurant: { ...DETAILS.restaurant, suspended } } } },
    {
      parts: {
        timeline: { body: { data: { entries: TIMELINE } } },
        activity: { body: { data: { entries: [] } } },
      },
    },
  );
  await expect.element(page.getByText(/^Suspended since/)).toBeVisible();
  for (const text of [
    'Not provided',
    'Not verified',
    'new@example.com',
    'Past due',
    '2 created, 1 published',
    'None yet',
  ])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await expect
    .element(page.getByText('$99.00 revenue − $12.00 cost = $87.00 before fixed costs'))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Lupo', exact: true }))
    .toHaveAttribute('href', 'https://lupo.example/');
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Draft Lupo' })).toBeVisible();
  await expect.element(page.getByText(/^Not published, updated/)).toBeVisible();
  await expect.element(page.getByText(/^Text campaign, in review/)).toBeVisible();
  await expect.element(page.getByText('SMS launched (2 times)', { exact: false })).toBeVisible();
  await expect.element(page.getByText('Invoice paid: $99.00')).toBeVisible();
  await expect.element(page.getByText('Invoice paid: $49.00')).toBeVisible();
  await page.getByText('Email to the owner: Hello').click();
  await expect.element(page.getByText('Dear Ana')).toBeVisible();
});

test('a new restaurant says what it doesn’t have; parts that fail say so', async () => {
  const details = {
    ...DETAILS,
    owner: { ...DETAILS.owner, email_verified: true, pending_email: null },
    websites: [],
    campaigns: [],
    subscription: null,
    customer: null,
  };
  await showDetails(
    { body: { data: details } },
    { parts: { timeline: { body: { data: { entries: [] } } } } },
  );
  for (const text of ['No websites yet.', 'No campaigns launched yet.', 'No events yet.', 'Verified', 'None'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await expect.element(page.getByText('Pending email')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'No activity.' })).toBeVisible();
  await expect.element(page.getByText('MRR')).not.toBeInTheDocument();
});

test('a role without the rights can’t impersonate, suspend, or delete', async () => {
  await showDetails({ body: { data: DETAILS } }, { role: 'billing' });
  await expect.element(page.getByRole('heading', { name: 'Osteria Lupo' })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: /^Impersonate|^Suspend|^Delete/ }))
    .not.toBeInTheDocument();
});

test('the dialogs of a restaurant open from its buttons', async () => {
  const { press } = await showDetails({ body: { data: DETAILS } });
  await press('Impersonate');
  const dialog = page.getByRole('dialog', { name: 'Impersonate Osteria Lupo' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await press('Delete restaurant');
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
});
