import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { LandingScreen } from '#web/leads/landing/landing-screen.tsx';
import { paths } from '#web/shell/navigation/paths.ts';
import { createRoutes } from './router.tsx';
import { SessionProvider } from './session-provider.tsx';

const stay = () => Promise.resolve();

/**
 * The landing page as HTML, for the build to put into index.html: visitors see it before any script has run,
 * and `main.tsx` brings it to life. Must draw the same tree as `main.tsx`.
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
