import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONNECTOR_MESSAGES } from '#functions/ads/provider/meta/meta-connector.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { aFacebookPerson, META_APP } from '#tests/builders/a-facebook-login.ts';
import { RETURN_TO, setupAdAccount } from '#tests/builders/ad-account-setup.ts';
import { openEmulators } from '#tests/builders/emulators.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

describe('connecting', () => {
  test('begins at Facebook with the needed permissions and the return address', async () => {
    const { anOwner } = await setupAdAccount();
    const { address, state } = await anOwner().begin();
    expect(address.origin + address.pathname).toBe('https://www.facebook.com/v25.0/dialog/oauth');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: META_APP.id,
      redirect_uri: RETURN_TO,
      response_type: 'code',
      scope: 'ads_management,pages_show_list,pages_read_engagement',
      auth_type: 'rerequest',
      state,
    });
  });

  test('ends with the chosen account and Page, and never shows the token', async () => {
    const { anOwner, auditRecords, log } = await setupAdAccount();
    const owner = anOwner();
    const answer = await owner.connect();
    expect(answer).toMatchObject({
      status: 200,
      body: {
        message: 'Ad account connected.',
        data: {
          state: 'connected',
          is_simulated: false,
          connection: {
            person_name: 'Lucia Lupo',
            account_id: 'act_7',
            page_id: 'page-7',
            expires_at: expect.any(String),
          },
        },
      },
    });
    const shown = await owner.call('getAdAccount');
    const everything = JSON.stringify([answer, shown, await owner.row(), auditRecords.kept, log]);
    expect(everything).not.toMatch(/token-of-/);
    expect(JSON.stringify([answer, shown, auditRecords.kept])).not.toContain('encrypted');
    expect(auditRecords.changes()).toContainEqual({
      operation: 'connectAdAccount',
      before: undefined,
      after: { person_name: 'Lucia Lupo', ad_account: 'Lupo pays', page: 'Osteria Lupo' },
    });
  });

  test('puts neither the app secret nor a code into an address', async () => {
    const { anOwner, graph } = await setupAdAccount();
    await anOwner().connect();
    const exchanges = graph.calls.filter(({ path }) => path.endsWith('oauth/access_token'));
    expect(exchanges.map(({ method }) => method)).toEqual(['POST', 'POST']);
  });

  test('reads all pages of lists and leaves out accounts that can’t pay or advertise', async () => {
    const { anOwner } = await setupAdAccount();
    const account = (id: string, account_status = 1, currency = 'USD') => ({
      id,
      name: id,
      currency,
      account_status,
    });
    const person = aFacebookPerson({
      accounts: [account('act_1'), account('act_2', 2), account('act_3', 9), account('act_4', 1, 'EUR')],
      pages: [
        { id: 'p1', name: 'One', tasks: ['ANALYZE'] },
        { id: 'p2', name: 'Two', tasks: ['ADVERTISE'] },
        { id: 'p3', name: 'Three' },
      ],
    });
    const { body } = await anOwner().connect(person);
    expect(body.data).toMatchObject({
      state: 'choice_needed',
      connection: {
        accounts: [{ id: 'act_1' }, { id: 'act_3' }, { id: 'act_4', currency: 'EUR' }],
        pages: [{ id: 'p2' }, { id: 'p3' }],
      },
    });
    expect(body.message).toBe(
      'Facebook is connected. Choose an ad account to bill and a Page to advertise from.',
    );
  });

  test('doesn’t choose an account that pays in euros', async () => {
    const { anOwner } = await setupAdAccount();
    const euros = { id: 'act_9', name: 'Euros', currency: 'EUR', account_status: 1 };
    const { body } = await anOwner().connect(aFacebookPerson({ accounts: [euros] }));
    expect(body.data).toMatchObject({ state: 'choice_needed' });
  });

  test('again keeps the choices and restores a lost connection', async () => {
    const { anOwner, clock, accounts } = await setupAdAccount();
    const owner = anOwner();
    const two = [
      { id: 'act_1', name: 'One', currency: 'USD', account_status: 1 },
      { id: 'act_2', name: 'Two', currency: 'USD', account_status: 1 },
    ];
    await owner.connect(aFacebookPerson({ accounts: two }));
    await owner.call('chooseAdAccount', { account_id: 'act_2', page_id: 'page-7' });
    clock.advance(61 * 86_400);
    expect((await owner.call('getAdAccount')).body.data).toMatchObject({ state: 'lost' });
    expect(await accounts.find(owner.restaurantId)).toBeUndefined();
    const { body } = await owner.connect(aFacebookPerson({ accounts: two }));
    expect(body.data).toMatchObject({ state: 'connected', connection: { account_id: 'act_2' } });
  });
});

describe('is rejected', () => {
  test('on a stage without a Facebook app, as Settings says', async () => {
    const { anOwner } = await setupAdAccount({ hasApp: false });
    const owner = anOwner();
    expect((await owner.call('getAdAccount')).body.data).toEqual({
      state: 'not_set_up',
      is_simulated: false,
    });
    expect(await owner.call('beginAdConnection', { return_to: RETURN_TO })).toMatchObject({
      status: 409,
      body: { code: 'ad_app_missing' },
    });
  });

  test.each([
    'javascript:alert(1)',
    'http://app.example.com/dashboard/settings',
    'https://app.example.com/a?b=c',
    'https://app.example.com/#x',
    '//app.example.com',
    '',
    'https://evil.example/dashboard/settings',
    'https://app.example.com.evil.example/dashboard/settings',
    'https://app.example.com@evil.example/dashboard/settings',
    'https://app.example.com:8443/dashboard/settings',
    'http://localhost:4000/dashboard/settings',
  ])('when the return address is %s', async (return_to) => {
    const { anOwner } = await setupAdAccount();
    const refusal = {
      error: expect.any(String),
      fields: {
        return_to: expect.stringMatching(
          /^(?:Enter a URL in the app, such as |Use an address that starts with )https:\/\/app\.example\.com\//,
        ),
      },
    };
    expect(await anOwner().call('beginAdConnection', { return_to })).toMatchObject({
      status: 422,
      body: refusal,
    });
  });

  test('with a state that is foreign, used, expired, replaced, or missing', async () => {
    const { anOwner, graph, clock } = await setupAdAccount();
    const [owner, neighbor] = [anOwner(), anOwner()];
    graph.allows('code', RETURN_TO);
    const refusal = { status: 404, body: { code: 'ad_connection_invalid' } };
    const theirs = await neighbor.begin();
    expect(await owner.call('connectAdAccount', { code: 'code', state: theirs.state })).toMatchObject(
      refusal,
    );
    const replaced = await owner.begin();
    const { state } = await owner.begin();
    for (const wrong of [replaced.state, `${state}x`, state.slice(1), 'garbage', '.', '💥.💥']) {
      expect(await owner.call('connectAdAccount', { code: 'code', state: wrong })).toMatchObject(refusal);
    }
    expect(graph.calls).toEqual([]);
    expect(await owner.call('connectAdAccount', { code: 'code', state })).toMatchObject({ status: 200 });
    graph.allows('code', RETURN_TO);
    expect(await owner.call('connectAdAccount', { code: 'code', state })).toMatchObject(refusal);
    const late = await owner.begin();
    clock.advance(600);
    expect(await owner.call('connectAdAccount', { code: 'code', state: late.state })).toMatchObject(refusal);
  });

  test('for one of two calls with the same state', async () => {
    const { anOwner, graph } = await setupAdAccount();
    const owner = anOwner();
    const { state } = await owner.begin();
    graph.allows('code', RETURN_TO);
    const answers = await Promise.all(
      [1, 2].map(() => owner.call('connectAdAccount', { code: 'code', state })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  test('with a code that Facebook already used or never issued', async () => {
    const { anOwner } = await setupAdAccount();
    const owner = anOwner();
    const { state } = await owner.begin();
    expect(await owner.call('connectAdAccount', { code: 'used', state })).toMatchObject({
      status: 422,
      body: { code: 'ad_connection_refused', error: CONNECTOR_MESSAGES.refused },
    });
    expect((await owner.call('getAdAccount')).body.data).toMatchObject({ state: 'not_connected' });
  });

  test('when the person granted only some permissions', async () => {
    const { anOwner } = await setupAdAccount();
    const owner = anOwner();
    const answer = await owner.connect(aFacebookPerson({ granted: ['pages_show_list'] }));
    expect(answer).toMatchObject({ status: 422, body: { error: CONNECTOR_MESSAGES.declined } });
    expect((await owner.row()).connection).toBeUndefined();
  });

  test.each([
    ['a web page instead of a response', { status: 502, body: '<html>' }],
    ['a response in another format', { body: { token: 'x' } }],
    ['a lost response', 'lose the answer'],
    ['a Facebook error', { status: 500, body: { error: { code: 2, message: 'Service unavailable' } } }],
  ] as const)('for now, by %s', async (_, interruption) => {
    const { anOwner, graph } = await setupAdAccount();
    const owner = anOwner();
    graph.interrupts(() => interruption);
    expect(await owner.connect()).toMatchObject({ status: 503 });
    expect((await owner.row()).connection).toBeUndefined();
    graph.interrupts(undefined);
    expect(await owner.connect()).toMatchObject({ status: 200 });
  });

  test('temporarily when Facebook doesn’t answer', async () => {
    const { anOwner, graph } = await setupAdAccount();
    const owner = anOwner();
    graph.interrupts(() => 'hang');
    expect(await owner.connect()).toMatchObject({ status: 503 });
  });
});

describe('choosing', () => {
  const account = (id: string, currency = 'USD') => ({ id, name: id, currency, account_status: 1 });

  test('accepts only what the person may use', async () => {
    const { anOwner, accounts, auditRecords } = await setupAdAccount();
    const owner = anOwner();
    await owner.connect(
      aFacebookPerson({ accounts: [account('act_1'), account('act_2'), account('act_3', 'EUR')] }),
    );
    const choose = (account_id: string, page_id = 'page-7') =>
      owner.call('chooseAdAccount', { account_id, page_id });
    expect(await choose('act_99')).toMatchObject({ status: 404 });
    expect(await choose('act_1', 'page-of-others')).toMatchObject({ status: 404 });
    expect(await choose('act_3')).toMatchObject({
      status: 422,
      body: {
        fields: { account_id: 'Budgets are in US dollars. Choose an ad account that’s billed in USD.' },
      },
    });
    expect(await accounts.find(owner.restaurantId)).toBeUndefined();
    expect(await choose('act_2')).toMatchObject({ status: 200, body: { data: { state: 'connected' } } });
    expect(await accounts.find(owner.restaurantId)).toMatchObject({ accountId: 'act_2', pageId: 'page-7' });
    expect(auditRecords.changes()).toContainEqual({
      operation: 'chooseAdAccount',
      before: { person_name: 'Lucia Lupo', ad_account: '', page: 'Osteria Lupo' },
      after: { person_name: 'Lucia Lupo', ad_account: 'act_2', page: 'Osteria Lupo' },
    });
  });

  test('requires a connection', async () => {
    const { anOwner } = await setupAdAccount();
    const body = { account_id: 'act_1', page_id: 'page-7' };
    expect(await anOwner().call('chooseAdAccount', body)).toMatchObject({ status: 404 });
  });
});

test('disconnecting removes everything, including a connection in progress, and can be repeated', async () => {
  const { anOwner, accounts } = await setupAdAccount();
  const owner = anOwner();
  await owner.connect();
  const { state } = await owner.begin();
  for (let times = 0; times < 2; times += 1) {
    expect(await owner.call('disconnectAdAccount')).toMatchObject({
      status: 200,
      body: { data: { state: 'not_connected', is_simulated: false } },
    });
  }
  expect(Object.keys(await owner.row()).toSorted()).toEqual(['restaurant_id', 'version']);
  expect(await accounts.find(owner.restaurantId)).toBeUndefined();
  expect(await owner.call('connectAdAccount', { code: 'code', state })).toMatchObject({ status: 404 });
});

test('ads use their restaurant’s token, account, and Page until Facebook rejects it', async () => {
  const { anOwner, ads, graph } = await setupAdAccount();
  const [owner, neighbor] = [anOwner(), anOwner()];
  await owner.connect();
  const { restaurantId } = owner;
  const launch = {
    restaurantId,
    campaignId: 'ad-1',
    name: 'Truffle pasta',
    copy: { primary_text: 'Code T4', headline: 'Truffle', description: 'Lupo' },
    destinationUrl: 'https://sites.example.com/lupo/',
    audience: { address: '12 Court Street', radiusMiles: 5 },
    photos: undefined,
    dailyBudgetCents: 1_000,
    totalBudgetCents: 7_000,
    startsAt: '2026-03-01T12:00:00.000Z',
    endsAt: '2026-03-08T12:00:00.000Z',
  };
  graph.calls.length = 0;
  await ads.launch(launch);
  expect(graph.calls.every(({ token }) => token.startsWith('Bearer long-token-of-'))).toBe(true);
  expect(graph.calls[0]?.path).toBe('/v25.0/act_7/campaigns');
  expect(await ads.accountState(neighbor.restaurantId)).toBe('not_connected');
  graph.interrupts(() => ({ status: 400, body: { error: { code: 190, message: 'Session has expired' } } }));
  await expect(ads.launch(launch)).rejects.toThrow('Reconnect it in Settings.');
  expect((await owner.call('getAdAccount')).body.data).toMatchObject({ state: 'lost' });
  graph.interrupts(undefined);
  await owner.connect();
  expect(await ads.accountState(restaurantId)).toBe('connected');
});
