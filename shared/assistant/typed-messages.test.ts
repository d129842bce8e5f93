import { describe, expect, test } from 'vitest';
import { aSparseProfile } from '#tests/builders/a-sparse-profile.ts';
import { someAssistantData } from '#tests/builders/some-assistant-data.ts';
import { answerQuestion, sourcesFor } from './answer-question.ts';

const DATA = someAssistantData();
const EMPTY = { profile: aSparseProfile(), version: 1, updated_at: DATA.now.toISOString() };
const WITHOUT_MENU = someAssistantData({ profile: { value: EMPTY, at: EMPTY.updated_at } });

/** The answer's text, proposal, or buttons. */
function said(question: string, data = DATA): string {
  const { text, figures, proposal, writing, suggestions } = answerQuestion(question, data);
  const shown = figures.map(({ label, value }) => `${label}: ${value}`);
  const change = proposal === undefined ? [] : [`${proposal.title}: ${proposal.after}`];
  const topic = writing?.kind === 'post' ? [`post: ${writing.topic}`] : [];
  return [...text, ...shown, ...change, ...topic, ...suggestions].join(' | ');
}

describe('messages as owners type them', () => {
  test.each([
    ['why is my score so low', /64 out of 100: Strong.*70 points.*start with “Claim your Google/],
    ['raise my score', /start with “Claim your Google/],
    ['whats wrong with my score', /start with “Claim your Google/],
    ['wats a good way to get more ppl in on tuesdays', /^Run an ad to reach new guests/],
    ['why is nobody coming in', /^Run an ad to reach new guests/],
    ['how do i make more money', /^Run an ad to reach new guests/],
    ['i want to put up my menu', /add your whole menu, paste it/],
    ['take tiramisu of the menu', /Tiramisù: Not on the menu/],
    ['whats my websites link', /once your website is published/],
    ['did anyone use my code', /Codes redeemed: 11/],
    ['write me a post for friday night live music', /post: friday night live music/],
    ['write a post for instagram', /post: $/],
    ['write a text for my regulars', /^I can write a text to bring back regulars\. I won’t send it/],
    [
      'send a text to my regulars 10% off this weekend',
      /can’t send texts.*Write a text about 10% off this weekend/,
    ],
    ['make me an ad for burgers', /^I can’t launch ads\. You can create one/],
    ['how much does this cost me a month', /\$49 a month/],
    ['how do i cancel', /^Billing shows your plan/],
    ['my card was declined', /^Billing shows your plan/],
    ['whats the best time to post', /can’t tell you the best time.*Content Creator suggests/],
    ['can i get my data out', /download it all in Settings/],
    ['our address changed to 44 main st', /It’s under Contact in your profile/],
    ['we moved', /It’s under Contact in your profile/],
    ['how many ppl opened my website', /don’t track website visits/],
    ['why was my ad rejected', /see what went wrong/],
    ['how do i import my customers', /upload a list/],
    ['link my facebook', /Settings shows your Facebook ad account/],
    ['how much is it', /Basic: \$49 a month/],
    ['is tableside free', /first 14 days are free.*Enterprise: \$399 a month/],
    ['put the menu on my website', /^Your website shows the menu in your profile/],
    ['who saw my ad', /not who they are.*Truffle Pasta.*: 0 people, 0 clicks/],
    ['who got my text', /: 10 of 12/],
    [
      'change my hours for christmas',
      /for Friday, December 25, 2026.*\| Closed on Friday, December 25, 2026/,
    ],
    ['Closed on Friday, December 25, 2026', /Closed on Friday, December 25, 2026: Closed/],
    ['stop my ad', /You can do both in Get New Customers/],
    ['can i talk to someone', /contact form/],
    ['how many texts do i have left', /you have left this month/],
    ['whats a good offer', /explain in one sentence/],
    ['make my website in spanish', /first language in your profile/],
    ['who are my best customers', /^Guests with the most orders:/],
    ['were hiring a cook', /post that says you’re hiring/],
    ['qr code for the menu', /Share and QR code/],
    ['can i get my money back', /contact form/],
    ['whats included in the basic plan', /Professional: \$149 a month/],
    ['how do i rank higher on google', /steps in your marketing checklist/],
    ['weather today', /^I can’t answer that\. Send us a message with the contact form/],
  ])('%s', (question, expected) => {
    expect(said(question)).toMatch(expected);
  });
});

test.each([
  ['como subo mi puntuacion?', /64 out of 100/],
  ['cambia el precio de la carbonara a 18', /Price of Carbonara: \$18\.00/],
  ['cuanto cuesta la carbonara', /Carbonara: \$16\.00/],
  ['quita el tiramisú del menú', /Tiramisù: Not on the menu/],
  ['como cambio el horario', /^Which days/],
  ['cambia nuestro teléfono por favor', /^What’s the new phone number/],
  ['escribe una publicación sobre tacos', /post: tacos/],
])('Spanish words are understood: %s', (question, expected) => {
  expect(said(question)).toMatch(expected);
});

test('the assistant asks for missing hours and a missing phone number', () => {
  for (const question of ['change our hours', 'change our phone number'])
    expect(sourcesFor(question)).not.toContain('reading');
  expect(said('change our hours')).toMatch(/^Which days, and what hours/);
  expect(said('change our phone number')).toMatch(/^What’s the new phone number/);
  expect(sourcesFor('change monday to 11-9')).toContain('reading');
});

test('a text campaign starts with the offer from the message', () => {
  const { offer, item } = answerQuestion('send a text to my regulars 10% off this weekend', DATA);
  expect([offer, item]).toEqual(['10% off this weekend', undefined]);
});

test('a new price of a dish that isn’t on the menu offers to add the dish', () => {
  expect(said('carbonara now 18', WITHOUT_MENU)).toBe(
    'I couldn’t find that dish on your menu. | Add carbonara $18',
  );
  expect(said('our rent is 2000', WITHOUT_MENU)).toMatch(/^I can’t answer that/);
});
