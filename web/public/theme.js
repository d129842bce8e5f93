// Runs before the first paint; web/app/theme.ts takes over from there.
(() => {
  let theme = 'dark';
  try {
    if (localStorage.getItem('theme') === 'light') theme = 'light';
  } catch {}
  document.documentElement.dataset.theme = theme;
  document.body.classList.toggle('dark-mode', theme === 'dark');
})();
