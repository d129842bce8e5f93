import '#web/ui/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createRoutes } from './router.tsx';
import { SessionProvider } from './session-provider.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

void start(root);

/** index.html contains the landing page. `public/start.js` hides it if another screen opens first. */
async function start(root: HTMLElement): Promise<void> {
  if (document.documentElement.dataset.start === 'app') {
    delete document.documentElement.dataset.start;
    root.replaceChildren();
    createRoot(root).render(app(createRoutes()));
  } else {
    const { LandingScreen } = await import('#web/leads/landing/landing-screen.tsx');
    hydrateRoot(root, app(createRoutes(LandingScreen)));
  }
}

function app(routes: ReturnType<typeof createRoutes>) {
  const router = createBrowserRouter(routes);
  const navigate = async (path: string) => {
    await router.navigate(path);
  };
  return (
    <StrictMode>
      <SessionProvider navigate={navigate}>
        <RouterProvider router={router} />
      </SessionProvider>
    </StrictMode>
  );
}
