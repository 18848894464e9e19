import { readFileSync } from 'node:fs';
import { defineConfig } from 'rolldown';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};

/** Bundles everything except the registry packages that package.json lists. */
export default defineConfig({
  input: 'src/index.ts',
  platform: 'node',
  external: Object.keys(dependencies).map((name) => new RegExp(`^${name}(/|$)`)),
  moduleTypes: { '.html': 'text' },
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  output: { dir: 'lib', cleanDir: true, chunkFileNames: '[name]-[hash].js' },
});
