import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Answer } from '#shared/assistant/assistant-answer.ts';
import { aRestaurantApi } from '#tests/builders/a-restaurant-api.ts';
import { someAssistantData } from '#tests/builders/some-assistant-data.ts';
import { type Session, SessionContext } from '#web/accounts/session-context.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { AnswerView } from './answer-view.tsx';
import { useAssistant } from './use-assistant.ts';

afterEach(() => void vi.unstubAllGlobals());

const user = { role: 'restaurant', user_id: 'r1', restaurant_name: 'Osteria Lupo' };
const session = { state: { status: 'signedIn', user } } as unknown as Session;

/** The conversation without its typing delay. */
function Conversation({ messages }: { messages: readonly string[] }) {
  const assistant = useAssistant('r1');
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const next = messages[answers.length];
  const ask = async () => setAnswers([...answers, await assistant.reply(next ?? '')]);
  return (
    <>
      {next === undefined ? null : (
        <button type="button" onClick={() => void ask()}>
          Ask
        </button>
      )}
      {answers.map((answer) => (
        <AnswerView
          key={answer.text.join()}
          answer={answer}
          assistant={assistant}
          onLeave={() => undefined}
        />
      ))}
    </>
  );
}

/** A restaurant with five dishes that is closed on Mondays, and its first question. */
async function asked(
  message: string,
  prepare: (state: ReturnType<typeof aRestaurantApi>['state']) => void = () => {},
) {
  const { profile } = someAssistantData().profile?.value ?? {};
  if (profile === undefined) throw new Error('The builder has no profile.');
  const api = aRestaurantApi(profile);
  prepare(api.state);
  vi.stubGlobal('fetch', api.fetch);
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionContext.Provider value={session}>
        <MemoryRouter>
          <Conversation messages={[message]} />
        </MemoryRouter>
      </SessionContext.Provider>
    </QueryClientProvider>,
  );
  await press('Ask');
  return { ...api, before: profile };
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const shows = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible();

const PHONE = { number: '+17755550123', typed: '775-555-0123', label: '' };
const MONDAY = {
  name: '',
  days: ['monday'],
  opens: '11:00',
  closes: '21:00',
  last_seating: null,
  season: null,
  note: '',
};

const CHANGES = [
  {
    message: 'our phone is now 775-555-0123',
    found: { field: 'phones', value: PHONE },
    link: 'Open Contact',
  },
  { message: 'change Monday to 11–9', found: { field: 'services', value: MONDAY }, link: 'Open Hours' },
  {
    message: 'we are closed every tuesday',
    found: { field: 'closed_days', value: 'tuesday' },
    link: 'Open Hours',
  },
  { message: 'closed on December 24, 2099', found: undefined, link: 'Open Hours' },
  { message: 'add Margherita pie $14', found: undefined, link: 'Open Menu' },
  { message: 'take the carbonara off the menu', found: undefined, link: 'Open Menu' },
  { message: 'carbonara is 17 now', found: undefined, link: 'Open Menu' },
] as const;

test.each(CHANGES)('“$message” changes the profile after Confirm, and Undo reverts it', async (change) => {
  const { state, writes, before } = await asked(change.message, (state) => {
    if (change.found !== undefined) state.found = [change.found as never];
  });
  await expect.element(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
  expect(writes()).toEqual([]);
  await press('Confirm');
  await shows(/^Done\./);
  expect(state.profile).not.toEqual(before);
  expect(state.version).toBe(4);
  await expect.element(page.getByRole('link', { name: change.link })).toBeVisible();
  await press('Undo');
  await shows('Change undone.');
  expect(state.profile).toEqual(before);
  expect(state.version).toBe(5);
});

test('a change to a profile that someone else changed is refused with a message', async () => {
  const { state, before } = await asked('add Margherita pie $14');
  await expect.element(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
  state.version += 1;
  await press('Confirm');
  await shows('Your profile changed since you asked. Ask me again.');
  expect(state.profile).toEqual(before);
});

test('a change that fails to save can be confirmed again', async () => {
  const failing = {
    call: 'PATCH /restaurant/profile',
    status: 500,
    code: 'internal',
    error: 'We couldn’t save your profile. Try again.',
  };
  const { state } = await asked('add Margherita pie $14', (state) => {
    state.failing = failing;
  });
  await press('Confirm');
  await shows('We couldn’t save your profile. Try again.');
  state.failing = undefined;
  await press('Confirm');
  await shows(/^Done\./);
  expect(state.profile.dishes.at(-1)).toMatchObject({ name: 'Margherita pie', amount: 14 });
});

test('a message that can’t be parsed offers no change', async () => {
  const failing = {
    call: 'POST /restaurant/profile/read',
    status: 500,
    code: 'internal',
    error: 'We couldn’t read the text. Try again.',
  };
  await asked('our phone is now 775-555-0123', (state) => {
    state.failing = failing;
  });
  await shows('Something went wrong on our end. Ask me again.');
  await expect.element(page.getByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
});

const VAGUE = 'lad named carbonara gotta go';

test('a message that only a model understands is answered from the catalog, and changes need a confirmation', async () => {
  const { state, writes } = await asked(VAGUE, (state) => {
    state.meant = { question: 'Remove carbonara' };
  });
  await shows('I understood “Remove carbonara”');
  expect(state.calls.find(({ path }) => path === '/restaurant/assistant/read')?.body).toEqual({
    message: VAGUE,
  });
  expect(writes()).toEqual([]);
  await press('Confirm');
  await shows(/^Done\./);
  expect(state.profile.dishes.map(({ name }) => name)).not.toContain('Carbonara');
});

test.each([
  ['there is no model', () => undefined, false],
  ['a model reads nothing in it', () => ({ question: null }), true],
])('an unknown message gets the rules’ answer if %s', async (_title, meant, isSent) => {
  const { state } = await asked(VAGUE, (state) => {
    state.meant = meant();
  });
  await shows(/^I can’t answer that/);
  expect(state.calls.some(({ path }) => path === '/restaurant/assistant/read')).toBe(isSent);
});

test('if the model is unreachable, the rules’ answer is shown without an error', async () => {
  const failing = {
    call: 'POST /restaurant/assistant/read',
    status: 503,
    code: 'unavailable',
    error: 'Down.',
  };
  await asked(VAGUE, (state) => {
    state.meant = { question: null };
    state.failing = failing;
  });
  await shows(/^I can’t answer that/);
  await expect.element(page.getByText('Down.')).not.toBeInTheDocument();
});

test('a message that the rules understand isn’t sent to a model', async () => {
  const { state } = await asked('how much is the carbonara', (state) => {
    state.meant = { question: 'What is our email?' };
  });
  await shows('On your menu:');
  expect(state.calls.some(({ path }) => path === '/restaurant/assistant/read')).toBe(false);
});

test('a post is written on request and saved to the content calendar, and Undo deletes it', async () => {
  const { writes } = await asked('write a post about our taco Tuesday');
  await shows(/for Instagram about “taco Tuesday”/);
  expect(writes()).toEqual([]);
  await press('Write post');
  await shows(/Tacos are calling\./);
  expect(writes()).toMatchObject([
    {
      path: '/ai/content/plans',
      body: { theme: 'taco Tuesday', offer: 'Taco Tuesday', platforms: ['instagram'], weeks: 1 },
    },
  ]);
  const link = page.getByRole('link', { name: 'Open post' });
  await expect.element(link).toHaveAttribute('href', '/ai-features?tab=content&plan=plan-1');
  await press('Undo');
  await shows('Post deleted.');
  expect(writes().at(-1)).toMatchObject({ method: 'DELETE', path: '/ai/content/plans/plan-1' });
});

test('a text for regulars is written without an offer, or with the offer in the message', async () => {
  const { writes } = await asked('write a text to bring back regulars');
  await press('Write text message');
  await shows('Words 0 for sms_campaign');
  await press('Write another');
  await shows('Words 1 for sms_campaign');
  expect(writes()).toHaveLength(2);
});

test('a text with an offer leads to its screen with the offer and the code filled in', async () => {
  await asked('write a text about 20% off pasta');
  await press('Write text message');
  await shows(/^We miss you! 20% off pasta\. Code COMEBACK\./);
  const link = page.getByRole('link', { name: 'Open Bring Back Regulars' });
  await expect
    .element(link)
    .toHaveAttribute('href', '/dashboard/bring-back-regulars?offer=20%25+off+pasta&code=COMEBACK');
});

test('a reply matches the mood that the owner chooses', async () => {
  const { writes } = await asked('how do I answer this review: ‘slow service but great food’');
  await press('Mixed');
  await shows('Words 0 for review_reply, mixed');
  expect(writes()[0]).toMatchObject({
    body: { review: { text: 'slow service but great food', mood: 'mixed' } },
  });
  await press('Unhappy');
  await shows('Words 1 for review_reply, unhappy');
});

test('a new About text goes on the website after a second press, and Undo restores the old one', async () => {
  const { state } = await asked('write a new About');
  await press('Write About section');
  await shows('Words 0 for about');
  expect(state.about).toBe('The About before.');
  await press('Use on website');
  await shows(/^Done\. Publish your website/);
  expect([state.about, state.websiteVersion]).toEqual(['Words 0 for about', 8]);
  await expect.element(page.getByRole('link', { name: 'See website' })).toBeVisible();
  await press('Undo');
  await expect.element(page.getByRole('button', { name: 'Use on website' })).toBeVisible();
  expect([state.about, state.websiteVersion]).toEqual(['The About before.', 9]);
});

test('a new About text without a website links to the website builder', async () => {
  await asked('write a new About', (state) => {
    state.websites = 0;
  });
  await press('Write About section');
  await expect.element(page.getByRole('link', { name: 'Create a website first' })).toBeVisible();
});

test.each([
  ['write a post', 'Write post', 'POST /ai/content/plans'],
  ['write a text to bring back regulars', 'Write text message', 'POST /ai/content/image/generate-content'],
  ['write a text about 20% off pasta', 'Write text message', 'POST /campaigns/sms/preview'],
  ['answer this review: great food', 'Happy', 'POST /ai/content/image/generate-content'],
  ['write a new About', 'Write About section', 'POST /ai/content/image/generate-content'],
])('if writing fails, “%s” shows why and can be retried', async (message, button, call) => {
  const error = 'You’ve used all the content of your plan.';
  const { state } = await asked(message, (state) => {
    state.failing = { call, status: 403, code: 'plan_used_up', error };
  });
  await press(button);
  await shows(error);
  state.failing = undefined;
  await press(button);
  await expect.element(page.getByRole('button', { name: 'Copy' })).toBeVisible();
});

test('an About text that can’t be saved leaves the website unchanged and shows an error', async () => {
  const { state } = await asked('write a new About', (state) => {
    const call = 'PATCH /website-builder/websites/w1/content';
    state.failing = { call, status: 409, code: 'website_changed', error: 'This website changed. Try again.' };
  });
  await press('Write About section');
  await press('Use on website');
  await shows('This website changed. Try again.');
  expect(state.about).toBe('The About before.');
});
