import type { Page } from '@playwright/test';
import { createApiClient, routeOf, urlOf } from '#tests/api/api-client.ts';
import { aRegistration } from '#tests/builders/registration.ts';
import { signInAsDemoAdministrator } from './demo-administrator.ts';
import { findHarm, markup } from './harm.ts';
import { expect, test } from './journey.ts';
import { anImportedSite, arriveAs, type GeneratedSite, type Owner, publish, webOrigin } from './owner.ts';

const SCRIPT = '"><script class=hostile>window.__hacked=1</script>';
const NAME = markup('name');
const FLAGGED = 'Our broth cures the flu';

/** The maximum length of a tag. */
const TAG = '<b class=hostile>tag</b>';

/** Signs in as the demo administrator from a browser with a hostile name. */
async function signInWithHostileBrowser(): Promise<string> {
  const demo = await fetch(`${webOrigin()}/dev/demo-admin`);
  const { email, password } = (await demo.json()) as { email: string; password: string };
  const response = await fetch(`${webOrigin()}${urlOf(routeOf('login'))}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': `Mozilla/5.0 Firefox/${SCRIPT}` },
    body: JSON.stringify({ email, password }),
  });
  expect(response.status).toBe(200);
  const { token } = (await response.json()) as { token: string };
  return token;
}

async function aHostileOwner(): Promise<Owner> {
  const registration = { ...aRegistration({ restaurantName: NAME }), restaurantName: NAME };
  const call = createApiClient(webOrigin());
  const { status, body } = await call('register', { body: registration });
  expect(status).toBe(201);
  const { user_id: restaurantId } = body.user as { user_id: string };
  return { ...registration, restaurantId, token: String(body.token) };
}

/** Leaves markup in every text of owners and visitors that administrators read. */
async function leaveMarkup(owner: Owner): Promise<GeneratedSite> {
  const call = createApiClient(webOrigin());
  const { token } = owner;
  const site = await anImportedSite(owner, { website_name: markup('website') });
  const review = { name: NAME, text: markup('review'), rating: 5, date: '' };
  // Moderation checks the section's title, not guests' words.
  const reviews = {
    'pages[0].sections.reviews.items': [review],
    'pages[0].sections.reviews.title': `${FLAGGED}. ${markup('reviews')}`,
  };
  await publish(owner, site);
  const profile = {
    'address.text': `12 Court Street ${SCRIPT}`,
    story: [{ text: `${FLAGGED}. ${markup('story')}` }],
  };
  const ad = { restaurantName: 'Lupo', itemToPromote: 'Broth', offer: `${FLAGGED} ${SCRIPT}` };
  const lead = { name: NAME, email: 'visitor@example.com', restaurant: SCRIPT, message: markup('lead') };
  const answers = [
    await call('updateContent', { token, params: { id: site.websiteId }, body: reviews }),
    await call('updateProfile', { token, body: profile }),
    await call('createFacebookAd', { token, body: ad }),
    await call('createLead', { body: lead }),
    await call('subscribe', { token, body: { plan_id: 'enterprise', payment_token: 'card_succeeds' } }),
  ];
  for (const { status, body } of answers) expect(status, JSON.stringify(body)).toBeLessThan(300);
  return site;
}

/** Leaves markup in every text that administrators write. Returns the announcement's ID. */
async function writeMarkup(token: string, { restaurantId: id }: Owner): Promise<string> {
  const call = createApiClient(webOrigin());
  const { version } = (await call('getPlatformSettings', { token })).body.data as { version: number };
  const address = { version, postal_address: '12 Main Street, Springfield, IL 62701' };
  const announcement = {
    title: markup('title'),
    text: markup('announcement'),
    from: '2099-01-01T00:00:00.000Z',
  };
  const letter = {
    subject: markup('subject'),
    text: markup('letter'),
    audience: { search: markup('search') },
  };
  const created = await call('createAnnouncement', { token, body: announcement });
  const answers = [
    created,
    await call('addRestaurantNote', { token, params: { id }, body: { text: markup('note') } }),
    await call('setRestaurantTags', { token, params: { id }, body: { tags: [TAG] } }),
    await call('changePlatformSettings', { token, body: address }),
    await call('createBulkEmail', { token, body: letter }),
  ];
  for (const { status, body } of answers) expect(status, JSON.stringify(body)).toBeLessThan(300);
  return (created.body.data as { announcement_id: string }).announcement_id;
}

test('text of owners, visitors, browsers, and administrators is shown as typed', async ({
  page,
  owner: newOwner,
}) => {
  const owner = await aHostileOwner();
  const token = await signInWithHostileBrowser();
  const site = await leaveMarkup(owner);
  const announcementId = await writeMarkup(token, owner);
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  await signInAsDemoAdministrator(page);

  const screens: [path: string, shown: string][] = [
    [`/admin/restaurants?search=${encodeURIComponent(owner.email)}`, NAME],
    [`/admin/restaurants/${owner.restaurantId}`, markup('note')],
    [`/admin/restaurants/${owner.restaurantId}`, TAG],
    [`/admin/moderation?search=${owner.restaurantId}`, markup('reviews')],
    [`/admin/features?restaurant=${owner.restaurantId}`, NAME],
    ['/admin/leads', markup('lead')],
    ['/admin/announcements', markup('announcement')],
    ['/admin/emails', markup('subject')],
    [`/admin/activity?restaurant_id=${owner.restaurantId}`, NAME],
    [`/admin/subscriptions?tab=subscriptions&search=${encodeURIComponent(owner.email)}`, NAME],
    [`/admin/subscriptions?tab=invoices&search=${encodeURIComponent(owner.email)}`, NAME],
    ['/account', 'Firefox'],
  ];
  for (const [path, shown] of screens) {
    await page.goto(path);
    await expect(page.getByText(shown).first(), path).toBeVisible();
    expect(await findHarm(page), path).toEqual([]);
  }
  expect(dialogs).toEqual([]);
  await createApiClient(webOrigin())('deleteAnnouncement', { token, params: { id: announcementId } });
  await test.step('an announcement to its owner, whose link can’t run', () =>
    expectAnnouncementAsTyped(page, { owner, token }));
  await test.step('a guest’s review in the owner’s preview', () => expectReviewAsTyped(page, owner, site));
  await test.step('a brief in the details we found in it', () => expectBriefAsTyped(page, newOwner));
});

async function expectReviewAsTyped(page: Page, owner: Owner, site: GeneratedSite): Promise<void> {
  await arriveAs(page, owner, `/website-builder/preview/${site.websiteId}`);
  const preview = page.getByTitle(`Preview of ${site.name}`).contentFrame();
  await expect(preview.getByText(markup('review'))).toBeAttached();
  await expect(preview.locator('.hostile')).toHaveCount(0);
  expect(await findHarm(page)).toEqual([]);
}

async function expectAnnouncementAsTyped(
  page: Page,
  { owner, token }: { owner: Owner; token: string },
): Promise<void> {
  const call = createApiClient(webOrigin());
  const from = '2026-01-01T00:00:00.000Z';
  const news = { title: markup('news'), text: `${markup('words')} ${SCRIPT}`, audience: 'enterprise', from };
  const link = await call('createAnnouncement', { token, body: { ...news, link: 'javascript:alert(1)' } });
  expect(link.status).toBe(422);
  const created = await call('createAnnouncement', { token, body: news });
  expect(created.status, JSON.stringify(created.body)).toBe(201);
  const { announcement_id: id } = created.body.data as { announcement_id: string };
  await arriveAs(page, owner, '/dashboard');
  await expect(page.getByText(markup('words')).first()).toBeVisible();
  await expect(page.getByText(markup('news')).first()).toBeVisible();
  expect(await findHarm(page)).toEqual([]);
  await call('deleteAnnouncement', { token, params: { id } });
}

async function expectBriefAsTyped(page: Page, owner: Owner): Promise<void> {
  await page.setViewportSize({ width: 375, height: 812 });
  await arriveAs(page, owner, '/website-builder');
  await page.getByRole('button', { name: 'Get Started' }).click();
  const brief = `${markup('dish')} $18\nWe bake the bread ourselves. ${markup('story')}`;
  await page.getByLabel('Special requirements').fill(brief);
  await page.getByRole('button', { name: 'Details we found' }).click();
  const sheet = page.getByRole('dialog', { name: 'Details we found' });
  await expect(sheet.getByText(markup('dish')).first()).toBeVisible();
  await expect(sheet.getByText(markup('story')).first()).toBeVisible();
  expect(await findHarm(page)).toEqual([]);
}
