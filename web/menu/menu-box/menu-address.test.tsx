import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MenuAddress } from './menu-address.tsx';

afterEach(() => vi.unstubAllGlobals());

/** `answers`: the server's, in order; `asked`: the requests. */
async function setup(text: string, answers: readonly { status: number; body: object }[]) {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)));
    const { status, body: answer } = answers[asked.length - 1] ?? { status: 500, body: {} };
    return Response.json(answer, { status });
  });
  const onText = vi.fn<(text: string) => void>();
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <MenuAddress text={text} onText={onText} />
    </QueryClientProvider>,
  );
  return { asked, onText };
}

const PAGE = {
  url: 'https://lupo.example.com/',
  found_in: {},
  nothing_found: [],
  more_pages: [],
  photos: [],
};
const FORBIDDEN = 'Confirm that it’s your website.';

test('a page blocked by robots.txt is read after the owner confirms, and its menu becomes the text', async () => {
  const refused = {
    success: false,
    code: 'invalid_input',
    error: FORBIDDEN,
    request_id: '1',
    fields: { is_mine: FORBIDDEN },
  };
  const url = 'https://lupo.example.com/menu.pdf';
  const { asked, onText } = await setup(` ${url}\n`, [
    { status: 422, body: refused },
    { status: 200, body: { success: true, data: { ...PAGE, menu_text: 'Soup $7' } } },
  ]);
  await page.getByRole('button', { name: 'Import menu' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(FORBIDDEN);
  await page.getByRole('button', { name: 'Confirm and import' }).click();
  await vi.waitFor(() => expect(onText).toHaveBeenCalledWith('Soup $7'));
  expect(asked).toEqual([
    { url, is_mine: false },
    { url, is_mine: true },
  ]);
});

test('a page without a menu says so', async () => {
  await setup('www.lupo.example.com', [{ status: 200, body: { success: true, data: PAGE } }]);
  await page.getByRole('button', { name: 'Import menu' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('We didn’t find a menu on this page. Paste your menu instead.');
});

test('a menu isn’t mistaken for a web address', async () => {
  await setup('Soup $7\nhttps://lupo.example.com', []);
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
