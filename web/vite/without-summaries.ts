import type { Plugin } from 'vite';

const summary = /^ *summary:\s*(?:'[^'\n]*'|"[^"\n]*"|`[^`\n]*`),\n/gm;

/** Leaves the summaries of the endpoint table, which document the API, out of what browsers load. */
export const withoutSummaries = (): Plugin => ({
  name: 'without-summaries',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /schema\/src\/\w+\/(?:\w+-)*endpoints\.ts$/ },
    handler: (code) => ({ code: code.replaceAll(summary, ''), map: null }),
  },
});
