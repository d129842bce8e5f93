import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readContentPath } from '#shared/site/editing/content-editing.ts';
import { FAQ_ITEMS } from '#shared/site/editing/text-actions.ts';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import type { RewrittenText, TextRequest } from '#web/websites/api/follow-rewrite.ts';
import { prepareButtons } from '#web/websites/in-place/frame/frame-buttons.ts';
import { FRAME_CSS } from '#web/websites/in-place/frame/frame-css.ts';
import { EditSession } from '#web/websites/in-place/session/edit-session.ts';
import { TextImprover } from './text-improver.ts';

const ABOUT = 'pages[0].sections.about.content';
const DESCRIPTION = 'menu_items[2].description';
const REVIEW = 'pages[0].sections.reviews.items[0].text';
const STORY = aSiteContent().pages[0].sections.about.content;

const end = { current: new AbortController() };
beforeEach(() => {
  end.current = new AbortController();
});
afterEach(() => end.current.abort());

/** A page with a story, a dish without a description, a review, and questions. The test answers calls. */
function setup() {
  const [requests, said]: [TextRequest[], string[]] = [[], []];
  const write: { current: (words: string) => void } = { current: () => undefined };
  const answers: ((answer: Partial<RewrittenText> | Error) => void)[] = [];
  const session = new EditSession(
    { content: aSiteContent(), version: 1 },
    {
      save: (_edit, version) =>
        Promise.resolve({ version: version + 1, updatedAt: '2026-11-20T12:00:00.000Z' }),
      load: () => Promise.reject(new Error('not asked')),
      keepVersion: () => Promise.resolve(),
      onSaved: () => undefined,
      onMerged: () => undefined,
    },
  );
  const textAt = (path: string) => String(readContentPath(session.getState().content, path) ?? '');
  const field = (path: string) =>
    `<p data-path="${path}" data-multiline contenteditable="plaintext-only" role="textbox" aria-label="${path}">${textAt(path)}</p>`;
  document.body.innerHTML = `<style>${FRAME_CSS}</style><main>${field(ABOUT)}${field(DESCRIPTION)}${field(REVIEW)}
    <div data-list="${FAQ_ITEMS}"></div><a href="#next">Next</a></main>`;
  const fieldAt = (path: string) =>
    document.querySelector<HTMLElement>(`[data-path="${path}"]`) ?? document.body;
  session.follow(() => {
    for (const each of document.querySelectorAll<HTMLElement>('[data-path]'))
      each.textContent = textAt(each.dataset.path ?? '');
  });
  const improver = new TextImprover(
    {
      page: document,
      session,
      textAt,
      saveTyped: () => undefined,
      commit: (edit) => ({ isApplied: session.commit(edit).isApplied }),
      improve: (request, { signal, onWords }) => {
        requests.push(request);
        write.current = onWords;
        return new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          answers.push((answer) =>
            answer instanceof Error
              ? reject(answer)
              : resolve({ text: '', changed: true, items: [], ...answer }),
          );
        });
      },
      undo: () => session.step('undo'),
      announce: (sentence) => said.push(sentence),
    },
    end.current.signal,
  );
  prepareButtons(document, {
    page: document,
    ask: () => undefined,
    add: () => undefined,
    removeMainImage: () => undefined,
    writeFaqs: () => improver.writeFaqs(),
  });
  const answer = async (given: Partial<RewrittenText> | Error) => {
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    answers.pop()?.(given);
  };
  return { session, fieldAt, textAt, requests, said, answer, write };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('a text with the caret', () => {
  test('is changed by keyboard as if typed, and undone right away', async () => {
    const { fieldAt, textAt, requests, said, answer } = setup();
    fieldAt(ABOUT).focus();
    await userEvent.keyboard('{Tab}');
    await expect.element(button('Improve')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem', { name: 'Rewrite' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(page.getByText('Expanding…')).toBeVisible();
    expect(requests).toEqual([{ path: ABOUT, text: STORY, action: 'longer' }]);
    await answer({ text: `${STORY} Come hungry.` });
    await expect.element(button('Undo')).toHaveFocus();
    expect(textAt(ABOUT)).toBe(`${STORY} Come hungry.`);
    expect(said).toEqual(['Expanding…', 'Text updated. You can undo it.']);
    await userEvent.keyboard('{Enter}');
    expect(textAt(ABOUT)).toBe(STORY);
    expect(document.activeElement).toBe(fieldAt(ABOUT));
    await expect.element(button('Undo')).not.toBeInTheDocument();
  });

  test('keeps the caret while the toolbar is used with the mouse', async () => {
    const { fieldAt } = setup();
    await userEvent.click(fieldAt(ABOUT));
    await userEvent.click(button('Improve'));
    await expect.element(page.getByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(button('Improve')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(fieldAt(ABOUT));
  });

  test.each([
    [
      'why nothing was changed',
      { changed: false, message: 'We can’t rewrite this.' },
      'We can’t rewrite this.',
    ],
    ['why it could not be asked', new Error('You’re offline. Try again.'), 'You’re offline. Try again.'],
  ])('shows %s in place and stays unchanged', async (_title, given, sentence) => {
    const { fieldAt, textAt, said, answer } = setup();
    await userEvent.click(fieldAt(ABOUT));
    await userEvent.click(button('Improve'));
    await userEvent.click(page.getByRole('menuitem', { name: 'Rewrite' }));
    await answer(given);
    await expect.element(page.getByText(sentence)).toBeVisible();
    expect(textAt(ABOUT)).toBe(STORY);
    expect(said.at(-1)).toBe(sentence);
    await expect.element(button('Improve')).toBeVisible();
  });

  test('shows text while it’s generated, and keeps the final text', async () => {
    const { fieldAt, textAt, write, answer } = setup();
    await userEvent.click(fieldAt(ABOUT));
    await userEvent.click(button('Improve'));
    await userEvent.click(page.getByRole('menuitem', { name: 'Longer' }));
    await expect.element(button('Cancel')).toBeVisible();
    write.current('We opened');
    await expect.element(page.getByText('We opened', { exact: true })).toBeVisible();
    write.current('We opened and won an award');
    await expect.element(page.getByText('We opened and won an award')).toBeVisible();
    expect(document.querySelectorAll('.edit-improve-words')).toHaveLength(1);
    expect(textAt(ABOUT)).toBe(STORY);
    await answer({ text: `${STORY} Come hungry.` });
    await expect.element(button('Undo')).toBeVisible();
    expect(textAt(ABOUT)).toBe(`${STORY} Come hungry.`);
    write.current('Too late');
    expect(document.querySelectorAll('.edit-improve-words')).toHaveLength(0);
  });

  test('that was edited in the meantime stays unchanged', async () => {
    const { fieldAt, textAt, answer } = setup();
    await userEvent.click(fieldAt(ABOUT));
    await userEvent.click(button('Improve'));
    await userEvent.click(page.getByRole('menuitem', { name: 'Warmer' }));
    fieldAt(ABOUT).textContent = 'Mine.';
    await answer({ text: 'Theirs.' });
    await expect.element(page.getByText(/You edited this text while we were working/)).toBeVisible();
    expect(fieldAt(ABOUT)).toHaveTextContent('Mine.');
    expect(textAt(ABOUT)).toBe(STORY);
  });

  test.each([
    ['the Cancel button', () => userEvent.click(button('Cancel'))],
    ['Escape in the text', () => userEvent.keyboard('{Escape}')],
  ])('stays unchanged when %s ends the wait', async (_title, cancel) => {
    const { fieldAt, textAt, said } = setup();
    await userEvent.click(fieldAt(ABOUT));
    await userEvent.click(button('Improve'));
    await userEvent.click(page.getByRole('menuitem', { name: 'Longer' }));
    await expect.element(button('Cancel')).toBeVisible();
    await cancel();
    await expect.element(button('Improve')).toBeVisible();
    await expect.element(button('Cancel')).not.toBeInTheDocument();
    expect(textAt(ABOUT)).toBe(STORY);
    expect(document.activeElement).toBe(fieldAt(ABOUT));
    expect(said.at(-1)).toBe('Canceled. Your text hasn’t changed.');
  });

  test('is canceled by Escape in the toolbar, not by a second Enter', async () => {
    const { fieldAt, textAt, answer } = setup();
    fieldAt(ABOUT).focus();
    await userEvent.keyboard('{Tab}{Enter}{Enter}{Enter}');
    await expect.element(page.getByText('Rewriting…')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('Rewriting…')).not.toBeInTheDocument();
    await answer({ text: 'Too late.' });
    expect(textAt(ABOUT)).toBe(STORY);
  });

  test('loses the toolbar after Tab moves the focus away', async () => {
    const { fieldAt } = setup();
    fieldAt(ABOUT).focus();
    await userEvent.keyboard('{Tab}{Tab}');
    expect(document.activeElement).toBe(fieldAt(DESCRIPTION));
    await expect.element(button('Improve')).not.toBeInTheDocument();
    await expect.element(button('Describe this dish')).toBeVisible();
  });
});

test('a guest’s words have no Improve button', async () => {
  const { fieldAt } = setup();
  await userEvent.click(fieldAt(ABOUT));
  fieldAt(REVIEW).focus();
  await expect.element(button('Improve')).not.toBeInTheDocument();
});

test('a dish without a description has one button until something is typed', async () => {
  const { fieldAt, textAt, requests, answer } = setup();
  fieldAt(DESCRIPTION).focus();
  await userEvent.click(button('Describe this dish'));
  expect(requests).toEqual([{ path: DESCRIPTION, text: '', action: 'describe' }]);
  await answer({ text: 'Soft and sweet.' });
  await expect.element(button('Undo')).toBeVisible();
  await expect.element(button('Improve')).toBeVisible();
  expect(textAt(DESCRIPTION)).toBe('Soft and sweet.');
});

test('questions are added as one step', async () => {
  const { session, answer } = setup();
  const count = () => session.getState().content.pages[0].sections.faq.items.length;
  const before = count();
  await userEvent.click(button('Write FAQs'));
  await answer({
    items: [
      { question: 'Where are you?', answer: 'At 18 Mill Lane.' },
      { question: 'How can I pay?', answer: 'Cash only.' },
    ],
  });
  await expect.element(page.getByText('2 questions added.')).toBeVisible();
  expect(count()).toBe(before + 2);
  await userEvent.click(button('Undo'));
  expect(count()).toBe(before);
});

test('on a phone, buttons are at least 44 pixels high and inside the window', async () => {
  await page.viewport(375, 700);
  const { fieldAt } = setup();
  await userEvent.click(fieldAt(ABOUT));
  await userEvent.click(button('Improve'));
  await expect.element(page.getByRole('menu')).toBeVisible();
  for (const each of document.querySelectorAll('.edit-improve button')) {
    const { height, width, left, right } = each.getBoundingClientRect();
    expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
    expect(left >= 0 && right <= 375).toBe(true);
  }
});
