import type { Page } from '@playwright/test';
import { createApiClient, routeOf, urlOf } from '#tests/api/api-client.ts';
import { aRegistration } from '#tests/builders/registration.ts';
import { signInAsDemoAdministrator } from './demo-administrator.ts';
import { expect, test } from './journey.ts';
import { anImportedSite, type Owner, publish, webOrigin } from './owner.ts';

/** Markup that would run, and that leaves an element which a selector finds even if it can’t run. */
const markup = (where: string) => `<img class=hostile src=x onerror=window.__hacked=1 alt=${where}>`;
const SCRIPT = '"><script class=hostile>window.__hacked=1</script>';
const NAME = markup('name');
const FLAGGED = 'Our broth cures the flu';

/** The session of the demo administrator, begun by a browser with a hostile name. */
async function signInWithHostileBrowser(): Promise<void> {
  const demo = await fetch(`${webOrigin()}/dev/demo-admin`);
  const { email, password } = (await demo.json()) as { email: string; password: string };
  const response = await fetch(`${webOrigin()}${urlOf(routeOf('login'))}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': `Mozilla/5.0 Firefox/${SCRIPT}` },
    body: JSON.stringify({ email, password }),
  });
  expect(response.status).toBe(200);
}

async function aHostileOwner(): Promise<Owner> {
  const registration = { ...aRegistration({ restaurantName: NAME }), restaurantName: NAME };
  const call = createApiClient(webOrigin());
  const { status, body } = await call('register', { body: registration });
  expect(status).toBe(201);
  const { user_id: restaurantId } = body.user as { user_id: string };
  return { ...registration, restaurantId, token: String(body.token) };
}

/** Leaves markup wherever owners and visitors can leave words that administrators read. */
async function leaveMarkup(owner: Owner): Promise<void> {
  const call = createApiClient(webOrigin());
  const { token } = owner;
  await publish(owner, await anImportedSite(owner, { website_name: markup('website') }));
  const profile = {
    'address.text': `12 Court Street ${SCRIPT}`,
    story: [{ text: `${FLAGGED}. ${markup('story')}` }],
  };
  const ad = { restaurantName: 'Lupo', itemToPromote: 'Broth', offer: `${FLAGGED} ${SCRIPT}` };
  const upload = { purpose: 'website_image', content_type: 'image/jpeg', size: 1_000 };
  const lead = { name: NAME, email: 'visitor@example.com', restaurant: SCRIPT, message: markup('lead') };
  const answers = [
    await call('updateProfile', { token, body: profile }),
    await call('readProfile', { token, body: { text: `${FLAGGED}. ${markup('brief')} Soup $9.` } }),
    await call('createFacebookAd', { token, body: ad }),
    await call('createUpload', { token, body: { ...upload, filename: `${markup('file')}.jpg` } }),
    await call('createLead', { body: lead }),
  ];
  for (const { status, body } of answers) expect(status, JSON.stringify(body)).toBeLessThan(300);
}

/** What ran or became an element of the page. */
function findHarm(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...(Reflect.get(window, '__hacked') === 1 ? ['a script ran'] : []),
    ...[...document.querySelectorAll('.hostile')].map((element) => element.outerHTML),
  ]);
}

test('what owners, visitors, and browsers call themselves is shown in the console as typed', async ({
  page,
}) => {
  const owner = await aHostileOwner();
  await Promise.all([leaveMarkup(owner), signInWithHostileBrowser()]);
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  await signInAsDemoAdministrator(page);

  const screens: [path: string, shown: string][] = [
    [`/admin/restaurants?search=${encodeURIComponent(owner.email)}`, NAME],
    [`/admin/restaurants/${owner.restaurantId}`, NAME],
    [`/admin/moderation?search=${owner.restaurantId}`, FLAGGED],
    [`/admin/features?restaurant=${owner.restaurantId}`, NAME],
    ['/admin/leads', markup('lead')],
    ['/admin/activity', NAME],
    ['/admin/subscriptions', 'Subscription'],
    ['/account', 'Firefox'],
  ];
  for (const [path, shown] of screens) {
    await page.goto(path);
    await expect(page.getByText(shown).first(), path).toBeVisible();
    expect(await findHarm(page), path).toEqual([]);
  }
  expect(dialogs).toEqual([]);
});
