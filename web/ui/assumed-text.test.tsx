import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type AssumedPhrase, decidePhrase } from '#shared/text/assumed-phrase.ts';
import { AssumedHint, AssumedText } from './assumed-text.tsx';

const phrase: AssumedPhrase = {
  text: 'Crisp outside, sweet inside.',
  alternatives: ['Golden, with sweet crab inside.'],
};
const first = { text: `Crab cakes. ${phrase.text} Just say CRAB.`, assumed: [phrase] };

function Ad() {
  const [ad, setAd] = useState(first);
  return (
    <>
      <p data-testid="ad">
        <AssumedText
          text={ad.text}
          phrases={ad.assumed}
          onDecide={(each, next) => setAd(decidePhrase(ad, each, next))}
        />
      </p>
      <AssumedHint text={ad.text} phrases={ad.assumed} />
    </>
  );
}

const ad = () => page.getByTestId('ad');
const open = async () => {
  page.getByRole('button', { name: phrase.text }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Keep' })).toHaveFocus();
};

test.each([
  ['replaced', '{ArrowDown}{Enter}', 'Crab cakes. Golden, with sweet crab inside. Just say CRAB.'],
  ['removed', '{ArrowDown}{ArrowDown}{Enter}', 'Crab cakes. Just say CRAB.'],
  ['kept', '{Enter}', first.text],
])('an assumed phrase can be %s by keyboard, and is then no longer marked', async (_, keys, after) => {
  await page.viewport(375, 700);
  await render(<Ad />);
  await expect.element(page.getByText(/The underlined words are our guesses/)).toBeVisible();
  await open();
  await userEvent.keyboard(keys);
  await expect.element(ad()).toHaveTextContent(after);
  await expect.element(page.getByRole('button', { name: phrase.text })).not.toBeInTheDocument();
  await expect.element(page.getByText(/The underlined words are our guesses/)).not.toBeInTheDocument();
});

test('a text that is only the phrase can’t be emptied', async () => {
  await render(<AssumedText text={phrase.text} phrases={[phrase]} onDecide={() => undefined} />);
  await open();
  await expect.element(page.getByRole('menuitem', { name: 'Remove' })).not.toBeInTheDocument();
});
