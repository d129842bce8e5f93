import '#web/ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createAppRouter } from './router.tsx';
import { SessionProvider } from './session-provider.tsx';

const router = createAppRouter();
const navigate = async (path: string) => {
  await router.navigate(path);
};

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <SessionProvider navigate={navigate}>
      <RouterProvider router={router} />
    </SessionProvider>
  </StrictMode>,
);
