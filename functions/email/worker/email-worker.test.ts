import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEmailOptOuts, hashAddress } from '#functions/bulk-emails/email-opt-outs.ts';
import type { Mail, Mailer } from '#functions/email/provider/mailer.ts';
import { createOutboxMailer } from '#functions/email/provider/outbox-mailer.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { platformRules } from '#tests/builders/platform-rules.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { createEmailWork } from './operations.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

async function setup(userId: string, sendWith?: Mailer['send']) {
  const clock = aClock();
  const { users, restaurants, emailTokens, failedMails, moderation, platformRecords } = openRepositories();
  const created_at = clock.now().toISOString();
  const email = `${userId}@example.com`;
  await users.create({
    user_id: userId,
    email,
    role: 'restaurant',
    email_verified: false,
    token_version: 0,
    created_at,
  });
  await restaurants.create({ restaurant_id: userId, name: 'Osteria Lupo', owner_email: email, created_at });
  const sent: Mail[] = [];
  const keep: Mailer['send'] = async (mail) => {
    sent.push(mail);
  };
  let tokens = 0;
  const dependencies = {
    users,
    restaurants,
    emailTokens,
    failedMails,
    moderation,
    clock,
    mailer: { send: sendWith ?? keep },
    brandName: async () => 'Tableside',
    postalAddress: async () => '12 Main Street, Springfield, IL 62701',
    retentionDays: platformRules({ platformRecords }, clock).retentionDays,
    optOuts: createEmailOptOuts(platformRecords),
    createToken: () => `${userId}-token-${++tokens}`,
    webOrigin: 'https://app.example.com',
  };
  const message = { kind: 'verification', user_id: userId, request_id: `${userId}-request` } as const;
  return { work: createEmailWork(dependencies), dependencies, message, sent, clock, email, keep };
}

describe('a message about a new owner', () => {
  test('sends a link valid for a day', async () => {
    const { work, message, sent, dependencies, email } = await setup('new');
    await work(message);
    const link = 'https://app.example.com/verify-email?token=new-token-1';
    expect(sent).toEqual([expect.objectContaining({ id: 'new-request', to: email, links: [link] })]);
    const wanted = { purpose: 'verification', now: 0 } as const;
    expect(await dependencies.emailTokens.find('new-token-1', wanted)).toMatchObject({
      user_id: 'new',
      email,
      expires_at: Date.parse('2026-03-02T12:00:00.000Z') / 1000,
    });
  });

  test('uses the platform name that administrators set', async () => {
    const { dependencies, message, sent } = await setup('branded');
    await createEmailWork({ ...dependencies, brandName: async () => 'Trattoria Desk' })(message);
    const [mail] = sent;
    expect(mail).toMatchObject({
      senderName: 'Trattoria Desk',
      subject: 'Confirm your email address for Trattoria Desk',
      text: expect.stringContaining('The Trattoria Desk team'),
      html: expect.stringContaining('The Trattoria Desk team'),
    });
    expect(JSON.stringify(mail)).not.toContain('Tableside');
  });

  test('delivered three times in sequence sends one email', async () => {
    const { work, message, sent } = await setup('thrice');
    for (let delivery = 0; delivery < 3; delivery += 1) await work(message);
    expect(sent).toHaveLength(1);
  });

  test('delivered three times in parallel sends one email and acknowledges only the first', async () => {
    const { work, message, sent } = await setup('at-once');
    const outcomes = await Promise.allSettled([work(message), work(message), work(message)]);
    expect(sent).toHaveLength(1);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).not.toHaveLength(0);
    await work(message);
    expect(sent).toHaveLength(1);
  });

  test('is retried when sending failed', async () => {
    const { dependencies, message, sent, keep, clock } = await setup('failed');
    const failing = createEmailWork({
      ...dependencies,
      retentionDays: async () => 14,
      mailer: {
        send: async () => {
          throw new Error('the mail service is down');
        },
      },
    });
    await expect(failing(message)).rejects.toThrow('the mail service is down');
    const { user_id: id, request_id, kind } = message;
    const failures = () => dependencies.failedMails.list(id, 10);
    const expires_at = Math.floor(clock.now().getTime() / 1000) + 14 * 86_400;
    const error = 'the mail service is down';
    expect(await failures()).toMatchObject([{ request_id, kind, error, expires_at }]);
    await createEmailWork({ ...dependencies, mailer: { send: keep } })(message);
    expect(sent).toHaveLength(1);
    expect(await failures()).toEqual([]);
  });

  test('is sent by the next delivery when a worker died before sending', async () => {
    const { dependencies, message, sent, clock, work } = await setup('died');
    const now = Math.floor(clock.now().getTime() / 1000);
    await dependencies.emailTokens.claimDelivery(message.request_id, {
      now,
      leasedUntil: now + 60,
      expiresAt: now + 600,
    });
    await expect(work(message)).rejects.toMatchObject({ code: 'unavailable' });
    clock.advance(60);
    await work(message);
    expect(sent).toHaveLength(1);
  });

  test('requested again sends a second email', async () => {
    const { work, message, sent } = await setup('asks-again');
    await work(message);
    await work({ ...message, request_id: 'another-request' });
    expect(sent.map(({ links }) => links)).toEqual([
      ['https://app.example.com/verify-email?token=asks-again-token-1'],
      ['https://app.example.com/verify-email?token=asks-again-token-2'],
    ]);
  });
});

describe('a message about a password', () => {
  test('reset sends a link valid for an hour with its token after the hash sign', async () => {
    const { work, message, sent, dependencies, email } = await setup('forgot');
    await work({ ...message, kind: 'password_reset' });
    expect(sent).toMatchObject([
      {
        to: email,
        subject: 'Reset your Tableside password',
        links: ['https://app.example.com/reset-password#forgot-token-1'],
      },
    ]);
    const wanted = { purpose: 'password_reset', now: 0 } as const;
    expect(await dependencies.emailTokens.find('forgot-token-1', wanted)).toMatchObject({
      user_id: 'forgot',
      email,
      token_version: 0,
      expires_at: Date.parse('2026-03-01T13:00:00.000Z') / 1000,
    });
    expect(
      await dependencies.emailTokens.find('forgot-token-1', { ...wanted, purpose: 'verification' }),
    ).toBe(undefined);
  });

  test('reset sends a link to a verified owner, too', async () => {
    const { work, message, sent, dependencies, email, clock } = await setup('forgot-verified');
    await dependencies.users.markEmailVerified('forgot-verified', email, clock.now());
    await work({ ...message, kind: 'password_reset' });
    expect(sent).toHaveLength(1);
  });

  test('change says so and how to change it again', async () => {
    const { work, message, sent } = await setup('changed');
    await work({ ...message, kind: 'password_changed' });
    expect(sent).toMatchObject([
      {
        subject: 'Your Tableside password was changed',
        links: ['https://app.example.com/forgot-password'],
      },
    ]);
  });

  test('for an unknown user sends nothing', async () => {
    const { work, message, sent } = await setup('somebody');
    await work({ ...message, kind: 'password_reset', user_id: 'nobody' });
    expect(sent).toEqual([]);
  });
});

describe('no email is sent', () => {
  test('to a verified address', async () => {
    const { work, message, sent, dependencies, email, clock } = await setup('verified');
    await dependencies.users.markEmailVerified('verified', email, clock.now());
    await work(message);
    expect(sent).toEqual([]);
  });

  test('to a deleted user', async () => {
    const { work, message, sent } = await setup('left');
    await work({ ...message, user_id: 'nobody' });
    expect(sent).toEqual([]);
  });
});

test('the outbox has one complete file per email, however often it is sent', async () => {
  const outboxDirectory = await mkdtemp(path.join(tmpdir(), 'outbox-'));
  const mailer = createOutboxMailer({ outboxDirectory, clock: aClock() });
  const mail: Mail = {
    id: 'request/1',
    to: 'owner@example.com',
    senderName: 'Tableside',
    subject: 'Hello',
    text: 'Hello',
    html: '<p>Hello</p>',
    links: ['https://app.example.com'],
  };
  await mailer.send(mail);
  await mailer.send(mail);
  const folder = path.join(outboxDirectory, 'email');
  expect(await readdir(folder)).toEqual(['request%2F1.json']);
  expect(JSON.parse(await readFile(path.join(folder, 'request%2F1.json'), 'utf8'))).toEqual({
    ...mail,
    sent_at: '2026-03-01T12:00:00.000Z',
  });
  await rm(outboxDirectory, { recursive: true });
});

describe('a message about a new address', () => {
  test('sends the link there, valid for that address and this password', async () => {
    const { work, message, sent, dependencies, email } = await setup('moving');
    const user = await dependencies.users.find('moving');
    if (user === undefined) throw new Error('The user is missing.');
    await dependencies.users.awaitEmail(user, 'new@example.com');
    await work({ ...message, kind: 'email_change' });
    expect(sent).toMatchObject([
      { to: 'new@example.com', links: ['https://app.example.com/confirm-email#moving-token-1'] },
    ]);
    const wanted = { purpose: 'email_change', now: 0 } as const;
    const link = await dependencies.emailTokens.find('moving-token-1', wanted);
    expect(link).toMatchObject({ user_id: 'moving', email: 'new@example.com', token_version: 0 });
    expect(JSON.stringify(sent)).not.toContain(email);
  });

  test('notifies the previous address after the change', async () => {
    const { work, message, sent, dependencies, email, clock } = await setup('moved');
    const user = await dependencies.users.find('moved');
    if (user === undefined) throw new Error('The user is missing.');
    await dependencies.users.awaitEmail(user, 'newer@example.com');
    await dependencies.users.changeEmail(user, { to: 'newer@example.com', at: clock.now() });
    await work({ ...message, kind: 'email_changed' });
    expect(sent).toMatchObject([
      {
        to: email,
        subject: expect.stringContaining('The email address on your'),
        links: ['https://app.example.com/login'],
      },
    ]);
  });

  test('sends nothing when there is no pending or previous address', async () => {
    const { work, message, sent } = await setup('staying');
    await work({ ...message, kind: 'email_change' });
    await work({ ...message, kind: 'email_changed' });
    expect(sent).toEqual([]);
  });
});

test('an administrator’s email is sent as written and kept on failure', async () => {
  const letter = { subject: 'How is <Lupo> doing?', text: 'Hello,\n\nhow are <b>you</b>?' };
  const { work, sent, email, dependencies, keep } = await setup('letter');
  const message = { kind: 'letter', user_id: 'letter', request_id: 'letter-1', letter } as const;
  const failing = createEmailWork({
    ...dependencies,
    mailer: { send: () => Promise.reject(new Error('the mail service is down')) },
  });
  await expect(failing(message)).rejects.toThrow();
  expect(await dependencies.failedMails.find('letter', 'letter-1')).toMatchObject({ kind: 'letter', letter });
  await createEmailWork({ ...dependencies, mailer: { send: keep } })(message);
  await work(message);
  expect(sent).toMatchObject([
    { to: email, subject: letter.subject, links: ['https://app.example.com/dashboard'] },
  ]);
  expect(sent[0]?.text).toMatch(/^Hello,\n\nhow are <b>you<\/b>\?\n/);
  expect(sent[0]?.html).toContain('how are &lt;b&gt;you&lt;/b&gt;?');
});

describe('an account notice', () => {
  const notice = {
    by: 'administrator',
    subject: 'Your account was deleted',
    paragraphs: ['The account for Osteria Lupo was deleted.'],
  } as const;
  const about = (user_id: string) => ({ kind: 'notice', user_id, request_id: `${user_id}-notice` }) as const;

  test('says what happened, who did it, and how to reply', async () => {
    const { work, sent, email } = await setup('told');
    const paragraphs = ['Basic plan: $49'];
    await work({
      ...about('told'),
      notice: { by: 'schedule', subject: 'Your receipt', paragraphs, path: '/dashboard/billing' },
    });
    expect(sent).toMatchObject([{ to: email, links: ['https://app.example.com/dashboard/billing'] }]);
    expect(sent[0]?.text).toBe(
      'Your receipt\n\nBasic plan: $49\n\nYour plan renewed automatically.\n\nQuestions? Reply to this email.\n\nhttps://app.example.com/dashboard/billing\n\nThe Tableside team\n',
    );
    expect(sent[0]?.html).toContain('Reply to this email.');
  });

  test('reaches the owner of a deleted account at the message’s address', async () => {
    const { work, sent, dependencies } = await setup('deleted');
    await openRepositories().users.delete('deleted');
    await work({ ...about('deleted'), notice: { ...notice, to: 'before@example.com' } });
    expect(sent).toMatchObject([
      { to: 'before@example.com', subject: 'Your account was deleted', links: [] },
    ]);
    expect(sent[0]?.text).toContain('The Tableside team made this change.');
    await work({ ...about('deleted'), request_id: 'without-address', notice });
    expect(sent).toHaveLength(1);
    expect(await dependencies.failedMails.list('deleted', 10)).toEqual([]);
  });

  test('that fails is kept for a retry, unless the account was deleted', async () => {
    const { work, dependencies } = await setup('unsent', async () => {
      throw new Error('the mail service is down');
    });
    await expect(work({ ...about('unsent'), notice })).rejects.toThrow();
    const [failed] = await dependencies.failedMails.list('unsent', 10);
    expect(failed).toMatchObject({ kind: 'notice', notice });
    const gone = { ...about('unsent'), request_id: 'gone', notice: { ...notice, to: 'before@example.com' } };
    await expect(work(gone)).rejects.toThrow();
    expect(await dependencies.failedMails.list('unsent', 10)).toHaveLength(1);
  });
});

describe('a marketing email', () => {
  const letter = { subject: 'News', text: 'Hi Lupo <3', bulk_email_id: 'bulk-1' };

  test('includes the postal address and a one-click opt-out link', async () => {
    const { work, message, sent, dependencies } = await setup('reader');
    await work({ ...message, kind: 'marketing', letter });
    const optOutLink = 'https://app.example.com/unsubscribe#reader-token-1';
    const oneClickUrl = 'https://app.example.com/api/email-opt-out/reader-token-1';
    const marketing = { bulkEmailId: 'bulk-1', optOutLink, oneClickUrl };
    expect(sent).toMatchObject([{ subject: 'News', marketing }]);
    for (const part of [sent[0]?.text, sent[0]?.html]) {
      expect(part).toContain('12 Main Street, Springfield, IL 62701');
      expect(part).toContain(optOutLink);
    }
    expect(sent[0]?.html).toContain('Hi Lupo &lt;3');
    const { optOuts } = dependencies;
    expect(await optOuts.findLink('reader-token-1')).toMatchObject({ bulkEmailId: 'bulk-1' });
  });

  test('isn’t sent to an owner who opted out in the meantime, while account emails are', async () => {
    const { work, message, sent, dependencies, email, clock } = await setup('left');
    const choice = { isOptedOut: true, reason: 'owner', now: clock.now() } as const;
    await dependencies.optOuts.choose(hashAddress(email), choice);
    await work({ ...message, kind: 'marketing', letter });
    expect(sent).toEqual([]);
    await work(message);
    expect(sent).toHaveLength(1);
  });
});

describe('an invitation of an administrator', () => {
  test('sends a link that sets the first password, valid for a week', async () => {
    const { work, message, sent, dependencies } = await setup('invited');
    await work({ ...message, kind: 'admin_invitation' });
    const link = 'https://app.example.com/reset-password?invited=true#invited-token-1';
    const subject = 'You’re invited to the Tableside admin console';
    expect(sent).toMatchObject([
      { subject, links: [link], text: expect.stringContaining('expires in 7 days') },
    ]);
    const token = await dependencies.emailTokens.find('invited-token-1', {
      purpose: 'password_reset',
      now: 0,
    });
    expect(token?.expires_at).toBe(Date.parse('2026-03-08T12:00:00.000Z') / 1000);
  });

  test('isn’t sent once it was accepted', async () => {
    const { work, message, sent, dependencies, email, clock } = await setup('joined');
    await dependencies.users.markEmailVerified('joined', email, clock.now());
    await work({ ...message, kind: 'admin_invitation' });
    expect(sent).toEqual([]);
  });
});

test.each([
  ['payment_failed', 'Your Tableside payment didn’t go through', 'Update payment method'],
  ['subscription_ended', 'Your Tableside plan has ended', 'Choose a plan'],
] as const)('%s is emailed with a link to Billing', async (kind, subject, button) => {
  const { work, message, sent, email } = await setup(kind);
  await work({ ...message, kind });
  const links = ['https://app.example.com/dashboard/billing'];
  expect(sent).toMatchObject([{ to: email, subject, links, html: expect.stringContaining(button) }]);
});

test('rejected content is emailed with what was rejected, and not after it was deleted', async () => {
  const { dependencies, message, sent, email } = await setup('rejected');
  const content = { text: 'Our broth cures the flu.', flags: ['health.disease'] };
  const find = async (id: string) => (id === message.request_id ? content : undefined) as never;
  const work = createEmailWork({ ...dependencies, moderation: { find } });
  await work({ ...message, kind: 'content_rejected' });
  expect(sent).toMatchObject([{ to: email, links: ['https://app.example.com/dashboard/activity'] }]);
  expect(sent[0]?.text).toContain('We rejected this content: “Our broth cures the flu.”');
  const gone = { ...message, kind: 'content_rejected', request_id: 'deleted' } as const;
  await expect(work(gone)).rejects.toMatchObject({ code: 'not_found' });
});

test.each([
  ['notice', 'not_found'],
  ['letter', 'not_found'],
  ['marketing', 'postal_address_missing'],
] as const)('a %s without its content fails, is kept, and can be delivered again', async (kind, code) => {
  const { work, message, sent, dependencies } = await setup(`empty-${kind}`);
  for (const _ of [1, 2]) await expect(work({ ...message, kind })).rejects.toMatchObject({ code });
  expect(sent).toEqual([]);
  expect(await dependencies.failedMails.list(message.user_id, 10)).toMatchObject([{ kind }]);
});

test('a marketing email without a postal address isn’t sent, and adds no opt-out link', async () => {
  const { dependencies, message, sent } = await setup('no-address');
  const work = createEmailWork({ ...dependencies, postalAddress: async () => null });
  const letter = { subject: 'News', text: 'Hi' };
  const failing = work({ ...message, kind: 'marketing', letter });
  await expect(failing).rejects.toMatchObject({ code: 'postal_address_missing' });
  expect(sent).toEqual([]);
  expect(await dependencies.optOuts.findLink('no-address-token-1')).toBe(undefined);
});

test('the first 200 characters of an error are kept, also of one that isn’t an Error', async () => {
  const { work, message, dependencies } = await setup('long', async () => {
    throw 'x'.repeat(201);
  });
  await expect(work(message)).rejects.toBeDefined();
  expect(await dependencies.failedMails.find('long', message.request_id)).toMatchObject({
    error: 'x'.repeat(200),
  });
});
