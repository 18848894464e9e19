import { siteUrl } from './config.ts';

/** The site's own URL, without a trailing slash. */
export const siteAddress = (): string =>
  siteUrl.value().replace(/\/+$/, '') || `https://${process.env['GCLOUD_PROJECT']}.web.app`;
