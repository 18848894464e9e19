/** The app of `npm run dev`. */
import { join } from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { readShownClaims } from '../functions/src/proof/claims/shown-claims.ts';
import { appCheckDebugToken } from '../tests/support/app-check.ts';
import { emulatorAddress, root, stackDirectory, type Stack } from '../tests/support/ports.ts';

/** What `pages` tells the browser of the site, so that it asks Firestore for nothing that is denied. */
const shownContent: Plugin = {
  name: 'shown-content',
  async transformIndexHtml(html) {
    const { onlyBacked } = await readShownClaims();
    const state = JSON.stringify([[['onlyBacked'], onlyBacked]]);
    const script = `<script type="application/json" id="content-state">${state}</script>`;
    return html.replace('<!--state-->', script);
  },
};

/**
 * Serves the source with hot reload, against the emulators of a stack and the API at `api.target`. Packages are
 * bundled before the first page: all, or those that `entries` lead to, whatever an earlier run found.
 */
export async function serveApp(
  stack: Stack,
  port: number,
  api: { readonly target: string },
  entries?: string[],
): Promise<ViteDevServer> {
  const server = await createServer({
    root: join(root, 'web'),
    configFile: join(root, 'web', 'vite.config.ts'),
    cacheDir: join(stackDirectory(stack), 'vite'),
    plugins: [shownContent],
    ...(entries && { optimizeDeps: { entries, force: true } }),
    define: {
      'import.meta.env.EMULATORS': JSON.stringify({
        auth: emulatorAddress(stack, 'auth'),
        firestore: emulatorAddress(stack, 'firestore'),
        storage: emulatorAddress(stack, 'storage'),
        appCheck: appCheckDebugToken,
      }),
    },
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      // The proxy reads its target for each request.
      proxy: { '/api': api },
    },
  });
  return server.listen();
}
