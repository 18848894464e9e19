import { siteUrl } from './config.ts';

/** The site's own address, without a slash at the end. */
export const siteAddress = (): string =>
  siteUrl.value().replace(/\/+$/, '') || `https://${process.env['GCLOUD_PROJECT']}.web.app`;
