import '#web/ui/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createAppRouter } from './router.tsx';
import { SessionProvider } from './session-provider.tsx';

const router = createAppRouter();
const navigate = async (path: string) => {
  await router.navigate(path);
};

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
const app = (
  <StrictMode>
    <SessionProvider navigate={navigate}>
      <RouterProvider router={router} />
    </SessionProvider>
  </StrictMode>
);

// index.html carries the landing page; `public/start.js` has hidden it where another screen begins.
if (document.documentElement.dataset.start === 'app') {
  delete document.documentElement.dataset.start;
  root.replaceChildren();
  createRoot(root).render(app);
} else {
  hydrateRoot(root, app);
}
