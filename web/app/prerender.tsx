import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { LandingScreen } from '#web/leads/landing/landing-screen.tsx';
import { paths } from '#web/shell/navigation/paths.ts';
import { createRoutes } from './router.tsx';
import { SessionProvider } from './session-provider.tsx';

const stay = () => Promise.resolve();

/**
 * Renders the landing page to HTML for index.html at build time. Visitors see it before any script runs, and
 * `main.tsx` hydrates it, so both must render the same tree.
 */
export async function prerenderLanding(): Promise<string> {
  const handler = createStaticHandler(createRoutes(LandingScreen));
  const context = await handler.query(new Request(`http://localhost${paths.landing}`));
  if (context instanceof Response) throw new Error('the landing page redirects');
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <StrictMode>
      <SessionProvider navigate={stay}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </SessionProvider>
    </StrictMode>,
  ).replace(/<title>.*?<\/title>/, '');
}
