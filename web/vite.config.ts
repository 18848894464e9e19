import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { environment } from './vite/environment.ts';
import { robots } from './vite/robots.ts';
import { serviceWorker } from './vite/service-worker.ts';
import { shell } from './vite/shell.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [environment(), react(), shell(), robots(), serviceWorker()],
  build: isSsrBuild
    ? { outDir: 'dist/server', minify: false }
    : {
        outDir: 'dist/client',
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            // What every page needs is one file, so that its styles keep the order of its imports.
            codeSplitting: { groups: [{ name: 'site', tags: ['$initial'] }] },
          },
        },
      },
  ssr: { noExternal: true },
}));
