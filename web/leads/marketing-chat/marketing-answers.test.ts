import { expect, test } from 'vitest';
import { CLAIMS } from './claims.ts';
import { GREETING, marketingAnswer, QUICK_QUESTIONS } from './marketing-answers.ts';
import { TOPICS } from './topics.ts';

const said = (question: string) => marketingAnswer(question).paragraphs.join(' ');

test('the chat introduces itself and suggests five questions with different answers', () => {
  expect(GREETING.paragraphs[0]).toMatch(/Marketing AI Assistant/);
  expect(new Set(QUICK_QUESTIONS.map(said)).size).toBe(5);
  expect(QUICK_QUESTIONS.map(said).filter((answer) => answer.startsWith('I don’t know'))).toEqual([]);
});

test.each(['How much does it cost?', 'what are your PRICES', 'is pro worth it?', 'monthly fee?'])(
  '%s: mentions all three plans',
  (question) => expect(said(question)).toContain('Starter $97, Growth $197, Pro $297'),
);

test.each(['How does the free trial work?', 'is there a discount', 'can i try it'])(
  '%s: mentions 14 days and half off the first month',
  (question) => {
    expect(said(question)).toContain('14 days');
    expect(said(question)).toContain('50% off');
  },
);

test('a question about an offer isn’t a question about discounts', () => {
  expect(said('do you offer refunds')).toContain('Cancel anytime');
});

test('success claims come from one file', () => {
  const [, ...claims] = marketingAnswer('Do you have success stories?').paragraphs;
  expect(claims).toEqual(CLAIMS.map(({ sentence }) => sentence));
});

test.each(['What is the weather?', '???', 'lorem ipsum', '__proto__', 'fine wine'])(
  '%s: links to the contact form',
  (question) => {
    expect(said(question)).toMatch(/^I don’t have an answer for that/);
    expect(marketingAnswer(question).links).toEqual(['contact']);
  },
);

const topicOf = (question: string) => {
  const reply = marketingAnswer(question);
  return 'id' in reply ? reply.id : undefined;
};

test.each([
  ['domain', ['Can I use my own domain?', 'do you support custom domains for my website', 'GoDaddy?']],
  ['ordering', ['Do you do online ordering?', 'Can guests order from my site?', 'what about DoorDash']],
  ['pos', ['Do you integrate with my POS?', 'Does it work with Square?', 'Toast?', 'work with Clover']],
  ['texts', ['How do the texts work?', 'Can I win back regulars by SMS?']],
  ['texts-law', ['Is it legal to text my guests?', 'What about TCPA?', 'Do guests need to opt in?']],
  ['price', ['What does it cost?', 'How much is it per month for a fine dining restaurant?']],
  ['cancel', ['Can I cancel anytime?', 'can i stop any time', 'Is there a contract?']],
  ['export', ['Can I export my data?', 'Who owns my website?', 'can I download my guest list']],
  ['languages', ['Which languages do you support?', 'Can my website be in French?', 'Sprechen Sie Deutsch?']],
  ['spanish', ['¿Hablas español?', 'hablas espanol', 'Can my page be in Spanish?', '¿Cuánto cuesta?']],
  ['popmenu', ['How do you compare with Popmenu?', 'popmenu', 'How much does Popmenu cost?']],
  ['owner', ['Owner.com vs Tableside', 'Why are you better than Owner?', 'is owner.com cheaper']],
  ['bentobox', ['What makes you different from BentoBox?', 'bento box']],
  ['square', ['How do you compare with Square?', 'Square vs Tableside', 'Is Square cheaper?']],
  ['wix', ['Why not Wix?', 'Should I use Wix instead?']],
  ['comparison', ['How do you compare with Toast?', 'Who are your competitors?', 'Are there alternatives?']],
  ['start', ['How do I register?', 'What do I need in order to start?']],
  ['ads', ['Can I connect Facebook?', 'do you run Instagram ads']],
  ['posts', ['Does it write Instagram posts?', 'Can you post on Instagram for me?']],
  ['website', ['Do you make sites for a French restaurant?', 'Spanish tapas website']],
  ['price', ['I am a restaurant owner, how much is it?']],
  ['account', ['why is my score low', 'change my hours for christmas', 'I forgot my password']],
  ['photos', ['Can I add photos?', 'where does my logo go']],
  ['reviews', ['Do you answer Google reviews?']],
  ['privacy', ['Is my data safe?']],
])('%s answers %j', (topic, questions) => {
  for (const question of questions) expect(topicOf(question), question).toBe(topic);
});

test('topic ids are unique, and keywords are written the way questions are normalized', () => {
  expect(new Set(TOPICS.map(({ id }) => id)).size).toBe(TOPICS.length);
  for (const { keywords, names = [] } of TOPICS)
    for (const word of [...keywords, ...names]) expect(word).toMatch(/^[\p{Ll}\p{N}][\p{Ll}\p{N} ]*$/u);
});

test('a competitor’s price is quoted with its month, and never without verified facts', () => {
  expect(said('How do you compare with Owner.com?')).toMatch(/\$249 a month plus 5% .* November 2026/);
  expect(said('How do you compare with Square?')).toMatch(/\$25 for 251 to 500 texts.* November 2026/);
  for (const name of ['Popmenu', 'BentoBox', 'Wix']) {
    expect(said(`How do you compare with ${name}?`)).toContain(`have verified information about ${name}`);
    expect(said(`How do you compare with ${name}?`)).not.toContain('$');
  }
});

test('price answers link to the current plans, and Spanish questions are answered in Spanish', () => {
  expect(marketingAnswer('What does it cost?').links).toEqual(['plans', 'trial']);
  expect(marketingAnswer('¿Hablas español?')).toMatchObject({ language: 'es' });
});
