import { trustedPolicy } from '../../lib/page/trusted-types.ts';

const policy = trustedPolicy('parsed', { createHTML: (html: string) => html });

/** Reads HTML as a document in which nothing runs or loads; only this is done with it unchecked. */
export const parseHtml = (html: string): Document =>
  new DOMParser().parseFromString(policy.createHTML(html), 'text/html');
