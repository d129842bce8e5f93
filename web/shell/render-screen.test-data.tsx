import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { API_BASE } from '#shared/contract/route.ts';
import { aSession } from '#web/accounts/a-session.test-data.ts';
import { type Session, SessionContext } from '#web/accounts/session-context.ts';
import { toastQueue } from '#web/ui/toast.tsx';
import { ToastRegion } from '#web/ui/toast-region.tsx';

export type SentCall = { method: string; path: string; query: Record<string, string>; body: unknown };
export type ScreenAnswer = { status?: number; body?: object };

/** What the server answers when it fails. */
export const refusal = (error: string, code = 'unavailable', status = 503): ScreenAnswer => ({
  status,
  body: { success: false, error, code, request_id: 'request-1' },
});

/** An answer that waits until `send` is called. */
export function heldAnswer(answer: ScreenAnswer = {}) {
  const { promise, resolve } = Promise.withResolvers<ScreenAnswer>();
  return { answer: promise, send: () => resolve(answer) };
}

/** `route`: where the screen is, such as `/:id`. */
type Options = { session?: Partial<Session>; path?: string; route?: string };

/**
 * Renders a part of the web app with toasts, and with a server that answers each call with `answer`. `sent` has
 * the calls that change something. Leaving shows “Elsewhere”.
 */
export async function renderScreen(
  element: ReactNode,
  answer: (call: SentCall) => ScreenAnswer | Promise<ScreenAnswer>,
  { session = {}, path = '/', route = '/' }: Options = {},
) {
  for (const { key } of toastQueue.getToasts()) toastQueue.close(key);
  onTestFinished(() => void vi.unstubAllGlobals());
  const sent: SentCall[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body, signal }: RequestInit = {}) => {
    const url = new URL(address, location.origin);
    const call: SentCall = {
      method,
      path: url.pathname.slice(API_BASE.length),
      query: Object.fromEntries(url.searchParams),
      body: readBody(body),
    };
    if (method !== 'GET') sent.push(call);
    const given = await Promise.race([answer(call), cancellationOf(signal)]);
    return Response.json({ success: true, ...given.body }, { status: given.status ?? 200 });
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const shown = (
    <>
      {element}
      <ToastRegion />
    </>
  );
  const router = createMemoryRouter(
    [
      { path: route, element: shown },
      { path: '*', element: 'Elsewhere' },
    ],
    { initialEntries: [path] },
  );
  await render(
    <QueryClientProvider client={queries}>
      <SessionContext.Provider value={aSession(session)}>
        <RouterProvider router={router} />
      </SessionContext.Provider>
    </QueryClientProvider>,
  );
  return { sent, router, queries, press: (name: string | RegExp) => button(name).click() };
}

/** Fails as soon as the call is canceled. */
function cancellationOf(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
}

/** JSON, or the fields of a form with the name of its file. */
function readBody(body: RequestInit['body']): unknown {
  if (typeof body === 'string') return JSON.parse(body);
  if (!(body instanceof FormData)) return undefined;
  return Object.fromEntries(
    [...body].map(([name, value]) => [name, value instanceof File ? value.name : value]),
  );
}

/** Buttons show what is in progress by their name: “Working”. */
export const button = (name: string | RegExp) => page.getByRole('button', { name });
