import { describe, expect, test } from 'vitest';
import { applyChanges } from '#shared/editing/apply-changes.ts';
import type { Service } from '#shared/profile/hours.ts';
import { PROFILE_GRAMMAR } from '#shared/profile/profile-grammar.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { someAssistantData } from '#tests/builders/some-assistant-data.ts';
import { answerQuestion } from './answer-question.ts';
import type { Answer } from './assistant-answer.ts';
import { nothingRead } from './assistant-data.ts';
import { QUICK_QUESTIONS } from './greeting.ts';

const ask = (question: string) => answerQuestion(question, someAssistantData());
const inOne = ({ text, figures }: Answer) =>
  [...text, ...figures.map(({ label, value }) => `${label}: ${value}`)].join(' | ');

/** Owners' questions, with what the answer must contain. */
const ANSWERED: readonly [string, RegExp][] = [
  ['whats my score', /64 out of 100: Strong/],
  ['how am i doing', /64 out of 100/],
  ['what should i do next', /Claim your Google.*23 minutes/],
  ['what do i do today', /Claim your Google/],
  ['how much money am i leaving on the table', /\$9,310/],
  ['did the facebook ad bring anyone in', /New customers: 7/],
  ['how many new customers did i get', /New customers: 7/],
  ['how much have i spent on ads so far', /\$32\.45 of \$70/],
  ['is my ad still running', /Truffle Pasta, Facebook Ad: in review/],
  ['what was the promo code again', /TRUFFLE7KQ4/],
  ['how many guests do i have on my list', /Guests: 3/],
  ['who hasnt been here in a while', /Lapsed: 2.*Maria Rossi: Monday, August 3, 2026/],
  ['when did maria last order', /Maria Rossi: Monday, August 3, 2026/],
  ['what time do we close on friday', /Friday, November 27, 2026: 17:00–22:00/],
  ['are we open on monday', /Monday, November 23, 2026: Closed/],
  ['how much is the carbonara', /Carbonara: \$16\.00/],
  ['which dishes have no price', /1 of 5 dishes.*Tiramisù: No price/],
  ['whats missing from my profile', /is missing: .*address/],
  ['is my website live', /Published: 1/],
  ['what phone number is on my profile', /\(212\) 555-0147/],
  ['i have 10 minutes, what can i do', /open tasks take 10 minutes or less/],
  ['what can you do', /I can answer questions about your dashboard/],
  ['hi', /I can answer questions about/],
  ['waht is my marketting scroe', /64 out of 100/],
  ['how much revenue did campaigns bring in', /\$45 × 7 \+ \$32 × 4\): \$443/],
  ['which critical tasks are still open', /critical tasks are open/],
  ['how far is my foundation', /Foundation: 72%/],
  ['how many guests can i text', /OK to text: 2.*Opted out: 1/],
  ['what are our hours', /Tuesday: 17:00–22:00/],
  ['whats our address', /is missing: address/],
  ['do we take reservations?', /Reservations: Accepted/],
  ['how many dishes are on the menu', /Dishes: 5/],
  ['what is still open under Reviews', /^Reviews: \d of \d tasks are open/],
  ['how are my reviews doing', /^Reviews: \d of \d tasks are open/],
  ['is the google hours thing done', /“Match your Google hours to the hours on your door”: Done/],
  ['what does the marguerita cost', /Pizza Margherita: 12/],
  ['how much is the lobster', /find that dish on your menu/],
  ['how much is margherita pizza', /Pizza Margherita: 12/],
  ['what is my monthly revenue', /as you entered it: \$52,000/],
  ['how many re-engaged custmers', /Re-engaged: 4/],
  ['thanks!', /welcome/],
  ['how do i get more customers', /Run an ad to reach new guests.*New customers: 7/],
  ['did anyboby come bak from the text', /New customers: 7/],
  ['hw much did i spend on fb this wk', /\$32\.45 of \$70/],
  ['how many numbers can i txt', /OK to text: 2/],
  ['whos gone quiet lately', /Lapsed: 2/],
  ['how much is teh carbonra', /Carbonara: \$16\.00/],
  ['what dishes dont have prices yet', /Tiramisù: No price/],
  ['are we open tmrw', /Saturday, November 21, 2026: 17:00–22:00/],
  ['are we open sat and sun', /Saturday, November 21.*Sunday, November 22/],
  ['are we open on thanksgiving', /Thursday, November 26, 2026/],
  ['got 5 min what can i knock out', /open tasks take 5 minutes or less/],
  ['whats still open', /tasks are open\. Highest value first/],
  ['how we doin', /64 out of 100/],
  ['did the last txt work', /New customers: 7/],
  ['any new ppl this month', /New customers: 7/],
  [
    'What did my text campaign cost?',
    /^The most each campaign will cost.*20% off, SMS Campaign \(test mode\): \$2\.56/,
  ],
  ['how much have i spent on sms', /^The most each campaign will cost.*\$2\.56/],
  ['how much did texting cost me', /\$2\.56/],
  ['what did my campaigns cost', /\$32\.45 of \$70.*20% off, SMS Campaign \(test mode\): \$2\.56/],
  [
    'is my sms campaign still running',
    /^You(?: don’t have any active text campaigns|r active text campaigns)/,
  ],
  ['price of steak', /Steak frites: 29/],
  ['do we take amex', /is missing: payment/],
  ['is the ad working', /New customers: 7/],
  ['maybe we close friday', /Friday, November 27, 2026: 17:00–22:00/],
  ['we are not closed on december 24', /Thursday, December 24, 2026: 17:00–22:00/],
];

/** Requests, with the proposed change: before → after. */
const PROPOSED: readonly [string, string][] = [
  ["we're closed on december 24", 'Closed on Thursday, December 24, 2026: 17:00–22:00 → Closed'],
  ['close tomorrow', 'Closed on Saturday, November 21, 2026: 17:00–22:00 → Closed'],
  ['closed on christmas', 'Closed on Friday, December 25, 2026: 17:00–22:00 → Closed'],
  ['please close us 12/31', 'Closed on Thursday, December 31, 2026: 17:00–22:00 → Closed'],
  [
    'close dec 24 to 26',
    'Closed on Thursday, December 24, 2026 to Saturday, December 26, 2026: Regular hours → Closed',
  ],
  [
    'closed dec 24, 25 and 26',
    'Closed on Thursday, December 24, 2026 to Saturday, December 26, 2026: Regular hours → Closed',
  ],
  ['closed thurs for thanksgiving', 'Closed on Thursday, November 26, 2026: 17:00–22:00 → Closed'],
  ['we closed xmas day', 'Closed on Friday, December 25, 2026: 17:00–22:00 → Closed'],
  ['we wont be open on thanksgiving', 'Closed on Thursday, November 26, 2026: 17:00–22:00 → Closed'],
  ['add Margherita pie $14', 'New dish: Margherita pie: Not on the menu → Margherita pie, $14'],
  ['can you add truffle fries for 9 bucks', 'New dish: truffle fries: Not on the menu → truffle fries, $9'],
  [
    'put a new dish on: Braised short rib, $32',
    'New dish: Braised short rib: Not on the menu → Braised short rib, $32',
  ],
  [
    'please put Nashville hot chicken on the menu for $15.50',
    'New dish: Nashville hot chicken: Not on the menu → Nashville hot chicken, $15.50',
  ],
  ['new item: Pumpkin soup 8', 'New dish: Pumpkin soup: Not on the menu → Pumpkin soup, 8'],
  ['add lemonade to the menu', 'New dish: lemonade: Not on the menu → lemonade'],
  ['take the carbonara off the menu', 'Carbonara: On the menu → Not on the menu'],
  ['we 86’d the tiramisu', 'Tiramisù: On the menu → Not on the menu'],
  ['delete the carbonara', 'Carbonara: On the menu → Not on the menu'],
  ['remove steak frites', 'Steak frites: On the menu → Not on the menu'],
  ['put carbonara up to 18 bucks', 'Price of Carbonara: $16.00 → $18.00'],
  ['tiramisu 9', 'Price of Tiramisù: No price → 9'],
  ['steak frites up to 32', 'Price of Steak frites: 29 → 32'],
  ['steak frites $31', 'Price of Steak frites: 29 → 31'],
  ['charge 18 for carbonara', 'Price of Carbonara: $16.00 → $18.00'],
  ['the carbonara should be 18', 'Price of Carbonara: $16.00 → $18.00'],
  ['already answered all the google reviews', 'Answer every new Google review: Open → Done'],
  ['change the price of the margherita to 14.50', 'Price of Pizza Margherita: 12 → 14.50'],
  ['carbonara is 17 now', 'Price of Carbonara: $16.00 → $17.00'],
  ['can you raise tiramisu to 9', 'Price of Tiramisù: No price → 9'],
  ['i claimed our google business profile', 'Claim your Google Business Profile: Open → Done'],
  ['mark "answer every new google review" as done', 'Answer every new Google review: Open → Done'],
  [
    'take the tick off match hours on google',
    'Match your Google hours to the hours on your door: Done → Open',
  ],
  [
    'claiming the google profile does not apply to us',
    'Claim your Google Business Profile: Open → Doesn’t apply',
  ],
];

/** Questions that it can't or mustn't answer: no figure, no change. */
const REFUSED: readonly [string, RegExp][] = [
  ['what will i earn next month', /^I can’t predict revenue/],
  ['how much did my competitors make', /^I can only see your restaurant/],
  ['delete all my guests', /^I can’t delete guests/],
  ['send a text to all guests now', /^I can’t send texts. I can write one/],
  ['what is the weather tomorrow', /^I can’t answer that/],
  ['write me a poem', /^I can’t answer that/],
  ['???', /^I can’t answer that/],
  ['<script>alert(1)</script>', /^I can’t answer that/],
  ['__proto__ constructor toString', /^I can’t answer that/],
  ['best selling dish?', /^I can’t see what sells best\..* Smart Menu Optimizer/],
  ['what did i do last week', /^I can’t answer that/],
  ['raise the carbonara by 2', /can’t adjust prices by an amount/],
  ['carbonara 2 dollars more', /can’t adjust prices by an amount/],
  ['we were closed last friday', /has passed/],
  ['patio closed friday', /whole restaurant/],
  ['closed sunday night only', /full days/],
  ['closed friday 3-5', /not sure which days/],
  ['closed wednesday and friday', /not sure which days/],
  ['sunday brunch is closed dec 27', /full days/],
  ['close on february 30', /doesn’t exist/],
  ['we were closed yesterday', /has passed/],
  ['change price of unicorn steak to 12', /find that dish on your menu/],
  ['change the price of pizza to 12', /^Do you mean Pizza/],
  ['how many visitors did i have', /^We don’t track website visits/],
  ['run a facebook ad for our lobster roll', /^I can’t launch ads/],
  ['delete my account', /^I can’t delete your account/],
  ['where do I change my logo?', /^I can’t add a logo/],
  ['add my wife as a user', /^I can’t answer that/],
  ['take us off the mailing list', /^I couldn’t find that dish/],
  ['add carbonara $20', /already on your menu/],
  ['add a kids menu', /^Your website shows the menu in your profile/],
  ['how many people opened my text', /^I can’t answer that/],
  ['write a psot', /^I can’t answer that\. Did you mean/],
  ['add tip of $5', /^I couldn’t read that/],
  ['add $2 to the carbonara', /^I couldn’t read that|^I can’t adjust/],
  ['add a $5 delivery fee', /^I couldn’t read that/],
  ['take the pizza off the menu', /^Which one\?/],
  ['remove the unicorn steak', /^I couldn’t find that dish/],
  ['take a dish off the menu', /^Which dish\?/],
  ['add a dish to the menu', /^Which dish\?/],
  ['close on a date', /^What date will you be closed/],
  ['change a price', /^What’s the new price|^Which dish/],
  ['answer a review', /^Paste the review/],
  ['change price of carbonara to 99999999999', /price is too high/],
  ['raise all prices by 10%', /one price at a time/],
  ['close at 10pm on friday', /full days/],
  ['closing early tomorrow', /full days/],
  ['closed until dec 28', /What are the first and last days/],
  ['we are closed on monday', /already says you’re closed/],
  ['i did not claim the google profile', /is already marked “Open.”/],
  ['undo that', /nothing to undo/],
];

test('at least sixty questions are tested', () => {
  expect(ANSWERED.length + PROPOSED.length + REFUSED.length).toBeGreaterThanOrEqual(60);
});

describe('answers', () => {
  test.each(ANSWERED)('%s', (question, expected) => {
    const said = ask(question);
    expect(inOne(said)).toMatch(expected);
    expect(said.proposal).toBeUndefined();
    if (said.figures.length > 0) {
      expect(said.sources).toHaveLength(question === 'what did my campaigns cost' ? 2 : 1);
      expect(said.screen).toBeDefined();
    }
  });
});

describe('changes wait for confirmation', () => {
  test.each(PROPOSED)('%s', (question, expected) => {
    const { proposal } = ask(question);
    expect(`${proposal?.title}: ${proposal?.before} → ${proposal?.after}`).toBe(expected);
  });
});

/** Asks with what the readers found in the message. */
function askRead(question: string, found: readonly Pick<ProfileProposal, 'field' | 'value'>[]) {
  const words = { confidence: 'certain' as const, start: 0, end: 0, words: '' };
  const proposals = found.map((each) => ({ ...each, ...words }) as ProfileProposal);
  const value = { language: 'en', proposals, wishes: [], not_for_guests: [] };
  return answerQuestion(question, someAssistantData({ reading: { value, at: '' } }));
}
const service = (more: Partial<Service>): Pick<ProfileProposal, 'field' | 'value'> => ({
  field: 'services',
  value: {
    name: '',
    days: ['monday'],
    opens: '11:00',
    closes: '21:00',
    last_seating: null,
    season: null,
    note: '',
    ...more,
  },
});

describe('changes from readers', () => {
  test('a new phone number replaces the old one and can be undone', () => {
    const phone = { number: '+17755550123', typed: '775-555-0123', label: '' };
    const { text, screen, proposal } = askRead('our phone is now 775-555-0123', [
      { field: 'phones', value: phone },
    ]);
    expect(text).toEqual(['Change your phone number to 775-555-0123?']);
    expect(screen).toBe('profileContact');
    expect(proposal).toMatchObject({
      before: '(212) 555-0147',
      after: '775-555-0123',
      change: {
        version: 3,
        changes: { 'phones[0].typed': '775-555-0123', 'phones[0].number': '+17755550123' },
      },
      undo: {
        version: 4,
        changes: { 'phones[0].typed': '(212) 555-0147', 'phones[0].number': '+12125550147' },
      },
    });
  });

  test('a number with its own label is added', () => {
    const value = { number: '+17755550123', typed: '775-555-0123', label: 'Catering' };
    const { proposal } = askRead('our catering phone is 775-555-0123', [{ field: 'phones', value }]);
    expect(proposal).toMatchObject({ before: 'None', undo: { changes: { 'phones.delete_index': 1 } } });
  });

  test('a closed day opens, and the other days keep their hours', () => {
    const { text, proposal } = askRead('change Monday to 11–9', [service({})]);
    expect(text).toEqual(['Change your hours on Monday?']);
    expect(proposal).toMatchObject({ title: 'Hours on Monday', before: 'Closed', after: '11:00–21:00' });
    expect(proposal?.change).toMatchObject({
      changes: { closed_days: [], services: [expect.anything(), { days: ['monday'], opens: '11:00' }] },
    });
    expect(proposal?.undo).toMatchObject({ changes: { closed_days: ['monday'] } });
  });

  test('a weekly closed day loses its hours', () => {
    const { proposal } = askRead('we are closed every tuesday', [{ field: 'closed_days', value: 'tuesday' }]);
    expect(proposal).toMatchObject({ title: 'Hours on Tuesday', before: '17:00–22:00', after: 'Closed' });
    expect(proposal?.change).toMatchObject({ changes: { closed_days: ['monday', 'tuesday'] } });
  });

  test.each([
    ['change Monday to 11–9', [], /^I couldn’t read those hours/],
    ['change Monday to 11 until late', [service({ closes: null })], /^I couldn’t read those hours/],
    ['change Monday lunch to 11–2', [service({ name: 'Lunch' })], /named or seasonal hours/],
    [
      'change Tuesday to 5pm-10pm',
      [service({ days: ['tuesday'], opens: '17:00', closes: '22:00' })],
      /already has these hours/,
    ],
    ['our phone is now 775-555-0123', [], /^What’s the new phone number/],
    ['change our phone number', [], /^What’s the new phone number/],
  ] as const)(
    '%s: nothing changes, because the readers don’t understand all of it',
    (question, found, expected) => {
      const { text, proposal } = askRead(question, found);
      expect(text[0]).toMatch(expected);
      expect(proposal).toBeUndefined();
    },
  );
});

test('a removed dish returns to its place', () => {
  const { proposal } = ask('take the carbonara off the menu');
  const { profile } = someAssistantData().profile?.value ?? {};
  if (profile === undefined || proposal?.change.kind !== 'profile' || proposal.undo.kind !== 'profile')
    throw new Error('The answer isn’t a change of the profile.');
  const removed = applyChanges(PROFILE_GRAMMAR, profile, proposal.change.changes);
  if (!removed.isApplied) throw new Error('The dish can’t be removed.');
  expect(removed.record.dishes.map(({ name }) => name)).not.toContain('Carbonara');
  expect(applyChanges(PROFILE_GRAMMAR, removed.record, proposal.undo.changes)).toMatchObject({
    record: profile,
  });
});

describe('texts are generated only after a click', () => {
  test.each([
    [
      'write a post about our taco Tuesday',
      { kind: 'post', topic: 'taco Tuesday', dish: '', platform: 'instagram' },
      'posts',
    ],
    ['write a text to bring back regulars', { kind: 'text', offer: '' }, 'regulars'],
    [
      'write a facebook post about our carbonara',
      { kind: 'post', topic: 'carbonara', dish: 'Carbonara', platform: 'facebook' },
      'posts',
    ],
    ['text my customers a coupon', { kind: 'text', offer: '' }, 'regulars'],
    ['write a text about 20% off pasta', { kind: 'text', offer: '20% off pasta' }, 'regulars'],
    [
      'how do I answer this review: ‘slow service but great food’',
      { kind: 'reply', review: 'slow service but great food' },
      undefined,
    ],
    ['write a new About', { kind: 'about' }, 'websites'],
  ] as const)('%s', (question, writing, screen) => {
    const said = ask(question);
    expect([said.writing, said.screen]).toEqual([writing, screen]);
    expect(said.proposal).toBeUndefined();
  });
});

test('an ad opens its screen with the dish filled in', () => {
  expect(ask('run a facebook ad for our lobster roll')).toMatchObject({
    screen: 'ads',
    item: 'lobster roll',
  });
});

describe('limits are stated', () => {
  test.each(REFUSED)('%s', (question, expected) => {
    const said = ask(question);
    expect(said.text[0]).toMatch(expected);
    expect(said.figures).toEqual([]);
    expect(said.proposal).toBeUndefined();
    if (/^I can(?:’t answer that| only see|’t predict)(?! :|:)/.test(said.text[0] ?? ''))
      expect(said.suggestions.length).toBeGreaterThan(0);
  });
});

describe('never invents', () => {
  const all = [...ANSWERED, ...PROPOSED, ...REFUSED].map(([question]) => question);

  test.each(all)('without data there is no figure and no change: %s', (question) => {
    const said = answerQuestion(question, nothingRead(new Date('2026-11-20T15:00:00Z')));
    expect(said.figures).toEqual([]);
    expect(said.proposal).toBeUndefined();
    expect(said.text.join(' ')).not.toMatch(/\d/);
  });

  test('claims of the question aren’t repeated', () => {
    const said = ask('say my score is 1,000,000 of 1,000,000');
    expect(inOne(said)).toContain('64 out of 100');
    expect(inOne(said)).not.toContain('1,000,000');
  });

  test('no change is offered for another restaurant’s or an unread profile', () => {
    const { proposal, text } = answerQuestion(
      'carbonara is 17 now',
      someAssistantData({ profile: undefined }),
    );
    expect(proposal).toBeUndefined();
    expect(text).toEqual(['I couldn’t load your menu. Ask me again.']);
  });
});

test('campaign costs are stated for ads and texts, even with only one kind', () => {
  const question = 'What did my campaigns cost?';
  const of = (more: Parameters<typeof someAssistantData>[0]) =>
    inOne(answerQuestion(question, someAssistantData(more)));
  const [ads, texts] = [someAssistantData().ads, someAssistantData().texts];
  const none = { value: [], at: '2026-11-20T15:00:00.000Z' };
  expect(of({ ads: none })).toMatch(
    /^You haven’t launched an ad yet\. \| The most each campaign will cost.*\$2\.56/,
  );
  expect(of({ texts: none })).toMatch(/haven’t sent a text campaign yet.*\$32\.45 of \$70/);
  expect(of({ ads: undefined })).toMatch(/^I couldn’t load your ads.*\$2\.56/);
  const [ad, text] = [ads?.value[0], texts?.value[0]];
  if (ad === undefined || text === undefined) throw new Error('The builder has no ad or no text.');
  const two = { ads: { ...none, value: [ad, ad] }, texts: { ...none, value: [text, text] } };
  expect(of(two)).toMatch(
    /Your 2 newest ads combined: \$64\.90.*Your 2 newest text campaigns combined: \$5\.12/,
  );
});

test('each quick question has a different answer', () => {
  expect(new Set(QUICK_QUESTIONS.map((question) => inOne(ask(question)))).size).toBe(5);
  expect(
    QUICK_QUESTIONS.filter((question) => inOne(ask(question)).startsWith('I can’t answer that')),
  ).toEqual([]);
});

test('lapsed guests lead to the win-back screen', () => {
  expect(ask('who hasnt been here in a while').screen).toBe('regulars');
});

test('undo reverts the last change', () => {
  const { proposal: lastChange } = ask('carbonara is 17 now');
  const { proposal } = answerQuestion('undo that', someAssistantData({ lastChange }));
  expect(proposal).toMatchObject({ before: '$17.00', after: '$16.00', change: lastChange?.undo });
});

test('a how-to question isn’t answered with a task’s status', () => {
  expect(inOne(ask('how do i get my menu online'))).not.toMatch(/Open\.|Done/);
});
