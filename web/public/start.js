// Runs in the head, so before the first paint: sets the theme (web/shell/theme.ts takes over) and starts the app.
(() => {
  const page = document.documentElement;
  const app = document.currentScript.dataset.app;
  let theme = 'dark';
  let hasSession = false;
  try {
    if (localStorage.getItem('theme') === 'light') theme = 'light';
    hasSession = localStorage.getItem('token') !== null;
  } catch {}
  page.dataset.theme = theme;
  addEventListener('DOMContentLoaded', () => document.body.classList.toggle('dark-mode', theme === 'dark'), {
    once: true,
  });

  // `npm run dev`: index.html loads the app itself, and has no landing page in it.
  if (app === undefined) {
    page.dataset.start = 'app';
    return;
  }

  const startApp = () => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = app;
    document.head.append(script);
  };
  // The landing page stands in the HTML and is read first; its links work without the app.
  if (location.pathname === '/' && !hasSession) {
    addEventListener('load', () => setTimeout(startApp), { once: true });
  } else {
    page.dataset.start = 'app';
    startApp();
  }
})();
