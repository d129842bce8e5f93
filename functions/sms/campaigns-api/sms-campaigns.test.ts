import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { CONSENT_SENTENCE } from '#shared/sms/contract/sms-campaign.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aMortalProcess } from '#tests/builders/interference.ts';
import { LIST_HEADER, SMS_WORDS, setupSms } from '#tests/builders/sms-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const ANA = 'Ana Ruiz,(212) 555-0147,2026-01-05';
const BEN = 'Ben,212.555.0148,2026-01-05';
const NEW_GUEST = 'Cleo,2125550149,2026-02-25';
const csvOf = (...rows: string[]) => [LIST_HEADER, ...rows].join('\n');

function aForm(csv: string, filename = 'guests.csv', words: Record<string, string> = SMS_WORDS): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(words)) form.append(name, value);
  form.append('customerList', new File([csv], filename));
  return form;
}

describe('a preview', () => {
  test('shows the list’s problems, recipients, excluded guests with reasons, and the cost', async () => {
    const { anOwner, stores } = setupSms();
    const { call, restaurantId } = await anOwner();
    const optOut = { at: '2026-02-01T12:00:00.000Z', by: 'guest' as const };
    const news = { restaurantId, name: 'Ben', orderDates: [], consent: undefined, optOut, now: new Date() };
    await stores.guests.record({ ...news, phone: '+12125550148' });
    const form = aForm(csvOf(ANA, BEN, NEW_GUEST, 'Ana,+1 212 555 0147,2025-12-01', 'Bad,12,2026-01-01'));
    const { status, body } = await call('previewSmsCampaign', { form });
    expect(status).toBe(200);
    const { sampleMessage, alternatives } = body.preview as unknown as {
      sampleMessage: string;
      alternatives: string[];
    };
    for (const text of [sampleMessage, ...alternatives]) {
      expect(text).toMatch(/Osteria Lupo.*20% off.* Reply STOP to opt out\.$/);
      expect(text).toMatch(/BACK20.*Mar 31|Mar 31.*BACK20/);
    }
    expect(new Set(alternatives).size).toBe(2);
    expect(alternatives[0]).toContain('Ana');
    expect(body.preview).toEqual({
      sampleMessage,
      alternatives,
      characterCount: sampleMessage.length,
      targetCustomers: 2,
      estimatedCost: 0.0256,
      csvStats: { totalUploaded: 5, lapsedCustomers: 2, errors: 1, duplicates: 1 },
      csvErrors: [
        'Line 6: phone_number “12” isn’t a phone number. Include the area code, or delete the line.',
      ],
      message: {
        text: sampleMessage,
        segments: 1,
        encoding: 'GSM-7',
        cut: [],
      },
      decisions: {
        guests: 3,
        send: 1,
        hold: 0,
        skip: 2,
        held: [],
        skipped: [
          { rule: 'opted_out', guests: 1, reason: 'Opted out of texts' },
          { rule: 'not_lapsed', guests: 1, reason: 'Visited recently' },
        ],
      },
      will_cost: 0.0128,
      price_note: null,
      missing: [],
      is_simulated: true,
    });
  });

  test.each(['previewSmsCampaign', 'createSmsCampaign'] as const)(
    'and %s text no guest that the list marks as opted out',
    async (operation) => {
      const { anOwner } = setupSms();
      const { call } = await anOwner();
      const rows = [`${LIST_HEADER},sms_opt_in,unsubscribed`, `${ANA},yes,`, `${BEN},yes,2026-02-01`];
      const { body } = await call(operation, { json: { ...SMS_WORDS, csv: rows.join('\n') } });
      const answer = operation === 'previewSmsCampaign' ? body.preview : body.data;
      expect(answer).toMatchObject({
        decisions: {
          guests: 2,
          send: 1,
          skipped: [{ rule: 'opted_out', guests: 1, reason: 'Opted out of texts' }],
        },
      });
    },
  );

  test('and a campaign read numbers by the address’s country, and say that its price is unknown', async () => {
    const { anOwner, deliver } = setupSms();
    const { call } = await anOwner('Torstr. 12, 10119 Berlin');
    const rows = [LIST_HEADER, 'Ana,0151 23456780,2025-12-01', 'Ben,+1 212 555 0147,2025-12-01'];
    const json = { ...SMS_WORDS, csv: rows.join('\n') };
    const note = expect.stringContaining('pricing for Germany');
    const { body } = await call('previewSmsCampaign', { json });
    expect(body.preview).toMatchObject({
      csvStats: { totalUploaded: 2, errors: 0 },
      decisions: { guests: 2, skipped: [{ rule: 'foreign_number', guests: 1 }] },
      price_note: note,
    });
    const csv = [LIST_HEADER, rows[2]].join('\n');
    const created = await call('createSmsCampaign', { json: { ...SMS_WORDS, csv } });
    expect(created.body.data).toMatchObject({ campaign: { price_note: note } });
    const tested = await call('sendTestSms', { json: { ...SMS_WORDS, phone: '0151 23456780' } });
    expect(tested.body.data).toMatchObject({ test: { phone: '+4915123456780' }, price_note: note });
    await deliver();
  });

  test('needs no list, stores nothing, and leaves no audit record', async () => {
    const { anOwner, auditRecords } = setupSms();
    const { call } = await anOwner();
    const { status, body } = await call('previewSmsCampaign', { json: SMS_WORDS });
    expect(status).toBe(200);
    expect(body.preview).toMatchObject({ targetCustomers: 0, decisions: { guests: 0 } });
    await call('previewSmsCampaign', { json: { ...SMS_WORDS, csv: csvOf(ANA) } });
    expect(auditRecords.kept).toEqual([]);
    expect((await call('listSmsCampaigns')).body.data).toEqual({ campaigns: [] });
  });

  test('counts as a use of content unless it is refused', async () => {
    const { anOwner, stores, clock } = setupSms();
    const { call, restaurantId } = await anOwner();
    const uses = async () =>
      (await stores.aiUsage.get({ restaurantId, feature: 'content_generation', at: clock.now() })).usesOfDay;
    expect((await call('previewSmsCampaign', { json: { ...SMS_WORDS, offer: '' } })).status).toBe(422);
    expect((await call('previewSmsCampaign', { form: aForm('x', 'guests.xlsx') })).status).toBe(422);
    expect((await call('previewSmsCampaign', { json: { ...SMS_WORDS, csv: 'a,b\n"1,2' } })).status).toBe(422);
    expect(await uses()).toBe(0);
    expect((await call('previewSmsCampaign', { json: SMS_WORDS })).status).toBe(200);
    expect(await uses()).toBe(1);
  });

  test('is refused at the limit, and explains when content is turned off', async () => {
    const { anOwner, stores, clock } = setupSms();
    const { call, restaurantId } = await anOwner();
    const toggle = (enabled: boolean, version: number) =>
      stores.toggles.save({
        restaurant_id: restaurantId,
        version,
        toggles: {
          content_generation: {
            enabled,
            rate_limits: { daily_limit: 1, hourly_limit: null },
            updated_at: clock.now().toISOString(),
          },
        },
      });
    await toggle(true, 1);
    expect((await call('previewSmsCampaign', { json: SMS_WORDS })).status).toBe(200);
    expect(await call('previewSmsCampaign', { json: SMS_WORDS })).toMatchObject({
      status: 429,
      body: { error: expect.stringMatching(/^You’ve reached your limit of 1 use a day/) },
    });
    await toggle(false, 2);
    expect(await call('previewSmsCampaign', { json: SMS_WORDS })).toMatchObject({
      status: 403,
      body: { code: 'feature_off', error: expect.stringMatching(/turned off for your restaurant/) },
    });
  });

  test('has its text moderated once for the preview and the launch', async () => {
    const { anOwner, stores } = setupSms();
    const { call, restaurantId } = await anOwner();
    const json = { ...SMS_WORDS, offer: 'Soup that cures the flu' };
    await call('previewSmsCampaign', { json });
    await call('createSmsCampaign', { json: { ...json, csv: csvOf(ANA) } });
    expect(await stores.moderation.listOfRestaurant(restaurantId, 10)).toMatchObject([
      { content_type: 'marketing_copy', flags: ['health.disease'] },
    ]);
  });

  test('reads 20,000 rows within the time of a request', async () => {
    const { anOwner } = setupSms();
    const { call } = await anOwner();
    const rows = Array.from({ length: 20_000 }, (_, row) => `Guest,212${5_550_000 + row},2026-01-05`);
    const { body } = await call('previewSmsCampaign', { form: aForm(csvOf(...rows)) });
    expect(body.preview).toMatchObject({ csvStats: { totalUploaded: 20_000, lapsedCustomers: 20_000 } });
  }, 25_000);
});

describe('what is missing or wrong', () => {
  test.each([
    ['previewSmsCampaign', { ...SMS_WORDS, offer: ' ' }, 'Please fill in all fields to generate preview'],
    ['createSmsCampaign', { ...SMS_WORDS, offerCode: '' }, 'Please fill in all required fields'],
    ['createSmsCampaign', SMS_WORDS, 'Please upload a customer list CSV file'],
    [
      'createSmsCampaign',
      { ...SMS_WORDS, csv: 'a,b\n1,2', offerCode: '!!' },
      'Use at least one letter or digit in the code.',
    ],
  ] as const)('%s has its own message', async (operation, json, error) => {
    const { anOwner } = setupSms();
    const { call } = await anOwner();
    expect(await call(operation, { json })).toMatchObject({ status: 422, body: { error } });
  });

  test('a file with another extension or of 2 MB is refused, and one byte less is read', async () => {
    const { anOwner } = setupSms();
    const { call } = await anOwner();
    expect(await call('createSmsCampaign', { form: aForm(csvOf(ANA), 'guests.xlsx') })).toMatchObject({
      status: 422,
      body: { error: 'Please upload a CSV file' },
    });
    const padded = (bytes: number) => csvOf(ANA).padEnd(bytes, '\n');
    expect(await call('previewSmsCampaign', { form: aForm(padded(2_097_152)) })).toMatchObject({
      status: 413,
      body: { error: 'CSV file must be smaller than 2MB' },
    });
    const columns = csvOf(`"${'x'.repeat(20_000)}",2125550147,2026-01-05`);
    expect(await call('previewSmsCampaign', { form: aForm(columns) })).toMatchObject({
      status: 200,
      body: { preview: { csvStats: { errors: 1 } } },
    });
  });

  test('a stage without a sender number says what is missing and stores nothing', async () => {
    const { anOwner, flags, queue } = setupSms();
    flags.hasSender = false;
    const { call } = await anOwner();
    const json = { ...SMS_WORDS, csv: csvOf(ANA) };
    expect((await call('previewSmsCampaign', { json })).body.preview).toMatchObject({
      missing: [{ need: 'sender_number' }],
    });
    expect(await call('createSmsCampaign', { json })).toMatchObject({
      status: 409,
      body: {
        code: 'sms_not_ready',
        error: expect.stringContaining('doesn’t have a registered texting number yet'),
      },
    });
    expect(queue).toEqual([]);
  });
});

describe('a launch', () => {
  test('answers the decisions, records the consent declaration, and queues the list by IDs', async () => {
    const { anOwner, queue, auditRecords, stores } = setupSms();
    const { call, restaurantId } = await anOwner();
    const { status, body } = await call('createSmsCampaign', { form: aForm(csvOf(ANA, NEW_GUEST)) });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      success: true,
      message: expect.stringContaining('1 text launched'),
      data: {
        offerCode: 'BACK20',
        messagesSent: 1,
        deliveryRate: null,
        totalCost: 0.0128,
        totalCustomersUploaded: 2,
        lapsedCustomersFound: 1,
        csvErrors: [],
        will_cost: 0.0128,
        campaign: { status: 'active', promo_code: 'BACK20', ends_at: '2026-04-01T17:00:00.000Z' },
      },
    });
    const { campaign } = (body as unknown as { data: { campaign: { campaign_id: string } } }).data;
    const { campaign_id } = campaign;
    expect(queue).toEqual([{ kind: 'part', restaurant_id: restaurantId, campaign_id, part: 0, from: 0 }]);
    expect(auditRecords.changes()).toMatchObject([
      { operation: 'createSmsCampaign', after: { messages: 1, skipped: 1, consent: CONSENT_SENTENCE } },
    ]);
    expect(JSON.stringify(auditRecords.kept)).not.toContain('5550147');
    const row = await stores.campaigns.find({ restaurantId, campaignId: campaign_id });
    expect(row).not.toHaveProperty('due_at');
    expect(await stores.promoCodes.find(restaurantId, 'BACK20')).toMatchObject({ claimed_for: campaign_id });
  });

  test('accepts a finished upload and deletes it', async () => {
    const { anOwner } = setupSms();
    const { call, sendUpload } = await anOwner();
    const upload_id = await sendUpload(csvOf(ANA), 'guests.csv');
    expect(await call('createSmsCampaign', { json: { ...SMS_WORDS, upload_id } })).toMatchObject({
      status: 201,
    });
    expect(await call('createSmsCampaign', { json: { ...SMS_WORDS, upload_id } })).toMatchObject({
      status: 404,
    });
  });

  test('two launches with one key are one campaign, and another list with the key is refused', async () => {
    const { anOwner, queue, auditRecords } = setupSms();
    const { call } = await anOwner();
    const json = { ...SMS_WORDS, csv: csvOf(ANA), idempotencyKey: 'press' };
    const answers = await Promise.all([
      call('createSmsCampaign', { json }),
      call('createSmsCampaign', { json }),
    ]);
    answers.push(await call('createSmsCampaign', { json }));
    const idsOf = answers.map(
      ({ body }) => (body.data as { campaign: { campaign_id: string } } | undefined)?.campaign.campaign_id,
    );
    expect(new Set(idsOf).size).toBe(1);
    expect(queue).toHaveLength(1);
    expect(new Set(auditRecords.kept.map(({ receipt_key }) => receipt_key)).size).toBe(1);
    const other = { ...json, csv: csvOf(BEN) };
    expect(await call('createSmsCampaign', { json: other })).toMatchObject({
      status: 409,
      body: { code: 'sms_request_changed' },
    });
  });

  test('the key may be sent as a header', async () => {
    const { anOwner } = setupSms();
    const { call } = await anOwner();
    const press = { json: { ...SMS_WORDS, csv: csvOf(ANA) }, headers: { 'idempotency-key': 'press' } };
    const [first, second] = [await call('createSmsCampaign', press), await call('createSmsCampaign', press)];
    expect(first).toMatchObject({ status: 201 });
    expect(first.body.data).toEqual(second.body.data);
    expect((await call('listSmsCampaigns')).body.data).toMatchObject({ campaigns: { length: 1 } });
  });

  test('an ad’s promo code is refused; an earlier text campaign’s can be reused', async () => {
    const { anOwner, stores } = setupSms();
    const { call, restaurantId } = await anOwner();
    await stores.promoCodes.claimForAd({
      restaurant_id: restaurantId,
      code: 'AD20',
      claimed_for: 'ad',
      request: 'ad',
    });
    const json = { ...SMS_WORDS, csv: csvOf(ANA) };
    expect(await call('createSmsCampaign', { json: { ...json, offerCode: 'ad-20' } })).toMatchObject({
      status: 409,
      body: { code: 'promo_code_taken' },
    });
    expect(await call('createSmsCampaign', { json })).toMatchObject({ status: 201 });
    expect(await call('createSmsCampaign', { json })).toMatchObject({ status: 201 });
  });

  test('texts are held at night, and a planned campaign waits for its time', async () => {
    const { anOwner } = setupSms('2026-03-03T02:30:00.000Z');
    const { call } = await anOwner();
    const json = { ...SMS_WORDS, csv: csvOf(ANA) };
    expect((await call('createSmsCampaign', { json })).body.data).toMatchObject({
      messagesSent: 1,
      decisions: { hold: 1, held_from: '2026-03-03T13:00:00.000Z', held: [{ rule: 'quiet_hours' }] },
    });
    const send_at = '2026-03-05T12:00:00-05:00';
    const planned = (await call('createSmsCampaign', { json: { ...json, send_at } })).body;
    expect(planned.message).toMatch(/^1 text scheduled in test mode/);
    expect(planned.data).toMatchObject({
      decisions: { hold: 1, held_from: '2026-03-05T17:00:00.000Z', held: [{ rule: 'scheduled' }] },
      campaign: { send_at: '2026-03-05T17:00:00.000Z', ends_at: '2026-04-04T17:00:00.000Z' },
    });
  });

  test('applies the hours of the address’s state if nothing else about the location is known', async () => {
    const { anOwner, stores } = setupSms('2026-03-03T02:30:00.000Z');
    const { call, restaurantId } = await anOwner();
    const row = await stores.profiles.find(restaurantId);
    if (row === undefined) throw new Error('The profile is missing.');
    const profile = emptyProfile('Osteria Lupo');
    profile.address.text = '12 Main St, New York, NY 10001';
    await stores.profiles.save({ ...row, version: row.version + 1, profile });
    const json = { ...SMS_WORDS, csv: csvOf(ANA) };
    expect((await call('createSmsCampaign', { json })).body.data).toMatchObject({
      decisions: { held_from: '2026-03-03T13:00:00.000Z' },
    });
  });

  test.each([
    ['thirty days from now', '2026-04-01T17:00:00Z', 201, '2026-04-01T17:00:00.000Z'],
    ['a second later than that', '2026-04-01T17:00:01Z', 422, undefined],
    ['ten minutes ago, with a slow clock', '2026-03-02T16:50:00Z', 201, undefined],
    ['earlier than a wrong clock explains', '2026-03-02T16:49:59Z', 422, undefined],
    ['an invalid time', 'soon', 422, undefined],
  ])('can be scheduled for %s or is rejected', async (_when, send_at, status, planned) => {
    const { call } = await setupSms().anOwner();
    const answer = await call('createSmsCampaign', { json: { ...SMS_WORDS, csv: csvOf(ANA), send_at } });
    expect(answer.status).toBe(status);
    const { campaign } = (answer.body.data ?? {}) as unknown as { campaign?: { send_at?: string } };
    expect(campaign?.send_at).toBe(planned);
  });

  test('accepts one code per guest as yes or no', async () => {
    const { call } = await setupSms().anOwner();
    const form = aForm(csvOf(ANA), 'guests.csv', { ...SMS_WORDS, one_code_per_guest: 'true' });
    expect((await call('createSmsCampaign', { form })).body.data).toMatchObject({
      sampleMessage: expect.stringMatching(/BACK20-[A-Z0-9]{6}\b.* Reply STOP/),
      offerCode: 'BACK20',
      campaign: { one_code_per_guest: true },
    });
    const maybe = aForm(csvOf(ANA), 'guests.csv', { ...SMS_WORDS, one_code_per_guest: 'maybe' });
    expect(await call('createSmsCampaign', { form: maybe })).toMatchObject({ status: 422 });
  });

  test('uses the chosen control group and budget in whole numbers', async () => {
    const { anOwner } = setupSms();
    const { call } = await anOwner();
    const rows = Array.from({ length: 400 }, (_, row) => `Guest,212555${1_000 + row},2026-01-05`);
    const json = { ...SMS_WORDS, csv: csvOf(...rows), holdout_percent: 20, budget_cents: '128' };
    const { decisions } = (await call('previewSmsCampaign', { json })).body.preview as unknown as {
      decisions: { send: number; skipped: { rule: string; guests: number }[] };
    };
    expect(decisions.send).toBe(100);
    expect(decisions.skipped.map(({ rule }) => rule)).toEqual(['budget', 'held_out']);
    for (const wrong of [{ holdout_percent: 21 }, { holdout_percent: 1.5 }, { budget_cents: 0 }]) {
      expect(await call('previewSmsCampaign', { json: { ...json, ...wrong } })).toMatchObject({
        status: 422,
      });
    }
  });

  test('that dies at any call is completed once by the next click or the schedule', async () => {
    const process = aMortalProcess();
    for (let callNumber = 1; callNumber <= 13; callNumber++) {
      const setup = setupSms(undefined, process.interference);
      const { call } = await setup.anOwner();
      const json = { ...SMS_WORDS, csv: csvOf(ANA, BEN), idempotencyKey: 'press' };
      await process.diesAfter(callNumber, () => call('createSmsCampaign', { json }));
      expect(await call('createSmsCampaign', { json })).toMatchObject({
        status: 201,
        body: { data: { messagesSent: 2 } },
      });
      setup.clock.advance(180);
      await setup.runSchedule();
      await setup.deliver();
      expect(setup.network.phones()).toEqual(['+12125550147', '+12125550148']);
      expect((await call('listSmsCampaigns')).body.data).toMatchObject({ campaigns: { length: 1 } });
    }
  }, 60_000);
});

test('the sample list previews without an error', async () => {
  const { anOwner } = setupSms();
  const { call, answerOf } = await anOwner();
  const answer = await answerOf('downloadSampleCsv');
  expect(answer.headers).toMatchObject({
    'content-disposition': expect.stringContaining('sample-customer-list.csv'),
  });
  const { body } = await call('previewSmsCampaign', { json: { ...SMS_WORDS, csv: answer.body } });
  expect(body.preview).toMatchObject({ csvStats: { totalUploaded: 3, lapsedCustomers: 2, errors: 0 } });
});

test('each guest of a campaign has a reason, page by page, invisible to a neighbor', async () => {
  const { anOwner, deliver } = setupSms();
  const owner = await anOwner();
  const id = await owner.launch([ANA, BEN, NEW_GUEST]);
  await deliver();
  const params = { id };
  const first = await owner.call('listSmsGuests', { params, query: { limit: '2' } });
  expect(first.body.data).toEqual({
    guests: [
      { phone: '+12125550147', name: 'Ana Ruiz', action: 'send', state: 'sent' },
      { phone: '+12125550148', name: 'Ben', action: 'send', state: 'sent' },
    ],
    next_cursor: '2',
  });
  const second = await owner.call('listSmsGuests', { params, query: { limit: '2', cursor: '2' } });
  expect(second.body.data).toEqual({
    guests: [
      {
        phone: '+12125550149',
        name: 'Cleo',
        action: 'skip',
        rule: 'not_lapsed',
        state: 'skipped',
        reason: 'Visited recently',
      },
    ],
  });
  const neighbor = await anOwner();
  expect(await neighbor.call('listSmsGuests', { params })).toMatchObject({ status: 404 });
  expect(await neighbor.call('getSmsCampaignStatus', { params })).toMatchObject({ status: 404 });
});
