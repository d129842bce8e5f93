import { ERROR_CODES } from '#shared/contract/errors/error-codes.ts';
import { answered, expect, test } from './journey.ts';
import { anImportedSite, arriveAs } from './owner.ts';

test('a wrong password gets the same error in place as an unknown address', async ({
  page,
  owner,
  consoleWatch,
}) => {
  consoleWatch.expectErrors(answered(401));
  const refusal = page.getByRole('alert').getByText('Your email or password is incorrect.');
  await page.goto('/login');
  for (const email of [owner.email, `nobody-${owner.email}`]) {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(refusal).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page).toHaveURL('/login');
  }
});

const aUser = { user_id: 'u1', email: 'lupo@example.com', role: 'restaurant', email_verified: true };

for (const [lack, answer] of [
  ['token', { user: aUser }],
  ['user', { token: 'a.b.c' }],
  ['token and user', {}],
  ['readable user', { token: 'a.b.c', user: {} }],
] as const) {
  test(`a sign-in response without a ${lack} doesn't start a session`, async ({ page }) => {
    await page.route('**/api/auth/login', (route) => route.fulfill({ json: { success: true, ...answer } }));
    await page.goto('/login');
    await page.getByLabel('Email').fill('lupo@example.com');
    await page.getByLabel('Password', { exact: true }).fill('a long enough password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert')).toHaveText('Invalid response from server');
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('Email')).toHaveValue('lupo@example.com');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
}

test('a working button says so and can’t be pressed twice', async ({ page, owner }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/auth/login', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Please wait...' })).toBeDisabled();
  held.resolve();
  await expect(page).toHaveURL('/dashboard');
});

test('a rejected session ends at sign-in, whatever was called', async ({ page, owner, consoleWatch }) => {
  consoleWatch.expectErrors(answered(401));
  await arriveAs(page, owner, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('token', `${localStorage.getItem('token')}x`));
  await page.getByRole('link', { name: 'Build Website' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('an expired token leads to sign-in without an error', async ({ page, owner, consoleWatch }) => {
  consoleWatch.expectErrors(answered(401));
  await arriveAs(page, { ...owner, token: 'no-longer-good' }, '/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('an unanswered session check reports after ten seconds and keeps the session', async ({
  page,
  owner,
}) => {
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      document.documentElement.dataset.waited = String(milliseconds);
      return AbortSignal.abort(new DOMException('Timed out', 'TimeoutError'));
    };
  });
  await arriveAs(page, owner, '/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Failed to get user info' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('This is taking longer than expected.');
  await expect(page.locator('html')).toHaveAttribute('data-waited', '10000');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Failed to get user info' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(owner.token);
});

test('a protected page shows sign-in to strangers, and an unknown path the landing page', async ({
  page,
}) => {
  await page.goto('/website-builder');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Start Free Trial' }).first()).toBeVisible();
});

test('a dashboard that failed to load loads on Try Again', async ({ page, owner, consoleWatch }) => {
  consoleWatch.expectErrors(answered(500));
  let isBroken = true;
  const failure = { success: false, error: 'The kitchen is on fire.', code: 'internal', request_id: 'r-123' };
  await page.route('**/api/dashboard/restaurant', (route) =>
    isBroken ? route.fulfill({ status: 500, json: failure }) : route.continue(),
  );
  await arriveAs(page, owner, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Error Loading Dashboard' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('The kitchen is on fire.');
  await expect(page.getByRole('alert')).toContainText('r-123');
  isBroken = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Welcome back/ })).toBeVisible();
});

test("another restaurant's website looks like one that never existed", async ({
  page,
  owner,
  published,
  consoleWatch,
}) => {
  consoleWatch.expectErrors(answered(404));
  const panelFor = async (id: string) => {
    await arriveAs(page, owner, `/website-builder/preview/${id}`);
    await expect(page.getByRole('heading', { name: 'We couldn’t load this website' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Error loading website:');
    return (await page.getByRole('alert').textContent())?.replace(/Reference.*/s, '');
  };
  expect(await panelFor(published.websiteId)).toBe(await panelFor('never-was'));
  await page.getByRole('link', { name: 'Back to Website Builder' }).click();
  await expect(page.getByRole('heading', { name: 'No websites yet' })).toBeVisible();
});

test('publishing before the address is verified says so and resends the link', async ({
  page,
  owner,
  consoleWatch,
}) => {
  consoleWatch.expectErrors(answered(409));
  const site = await anImportedSite(owner);
  const { status, message } = ERROR_CODES.email_unverified;
  const refusal = { success: false, error: message, code: 'email_unverified', request_id: 'r-789' };
  await page.route('**/publish', (route) => route.fulfill({ status, json: refusal }));
  await arriveAs(page, owner, `/website-builder/preview/${site.websiteId}`);
  await page.getByRole('button', { name: 'Publish' }).click();
  const alert = page.getByRole('alertdialog', { name: 'Verify your email first' });
  await expect(alert).toContainText(message);
  await alert.getByRole('button', { name: 'Resend verification email' }).click();
  await expect(alert).toContainText(`We sent a new verification link to ${owner.email}.`);
  await alert.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(alert).toBeHidden();
});

test('a rejected publication names the invalid element', async ({ page, owner, consoleWatch }) => {
  consoleWatch.expectErrors(answered(422));
  const site = await anImportedSite(owner);
  const refusal = {
    success: false,
    error: 'Your website isn’t ready to publish.',
    code: 'publish_refused',
    fields: { 'img.hero': 'This picture has no description.' },
    request_id: 'r-456',
  };
  await page.route('**/publish', (route) => route.fulfill({ status: 422, json: refusal }));
  await arriveAs(page, owner, `/website-builder/preview/${site.websiteId}`);
  await page.getByRole('button', { name: 'Publish' }).click();
  const alert = page.getByRole('alertdialog', { name: 'Not published' });
  await expect(alert).toContainText('Error publishing website: Your website isn’t ready to publish.');
  await expect(alert).toContainText('img.hero');
  await expect(alert).toContainText('This picture has no description.');
  await alert.getByRole('button', { name: 'OK', exact: true }).click();
  await page.unroute('**/publish');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Website published successfully!')).toBeVisible();
});

test('a screen whose code failed to load works after Try Again, without a reload', async ({
  page,
  owner,
  consoleWatch,
}) => {
  consoleWatch.expectErrors(/net::ERR_FAILED/, /We couldn’t load part of the app|Failed to fetch/);
  await arriveAs(page, owner, '/dashboard');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.route('**/assets/website-builder-screen-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Build Website' }).click();
  await expect(page.getByRole('heading', { name: 'Chunk load error' })).toBeVisible();
  await page.unroute('**/assets/website-builder-screen-*.js');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'No websites yet' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
