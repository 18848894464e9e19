import type { Plugin } from 'vite';

const summary = /summary:\s*(?:'[^'\n]*'|"[^"\n]*"|`[^`\n]*`)/;

/** What bodies may be, who may send them, and how long they may be. */
const checks = /(?:body|capability|bodyLimit): ['\w.]+/;

const lines = new RegExp(`^ *(?:${summary.source}|${checks.source}),\\n`, 'gm');

/**
 * Leaves out of what browsers load what the server alone reads of the endpoint table, and the
 * summaries, which document the API. Forms import the schemas of what they send themselves.
 */
export const withoutServerFacts = (): Plugin => ({
  name: 'without-server-facts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /schema\/src\/(?:\w+\/)+(?:\w+-)*endpoints\.ts$/ },
    handler: (code) => ({ code: code.replaceAll(lines, ''), map: null }),
  },
});
