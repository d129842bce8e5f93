import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The web app: `web/` → `dist/web/`. Assets stay files, because the CSP allows neither inline scripts nor data: fonts. */
export default defineConfig({
  root: 'web',
  plugins: [react()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
