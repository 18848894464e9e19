import type { ConsentKey, ConsentLanguage } from '@institute/schema';
import { siteAddress } from '../../platform/site-address.ts';

/** The address of a consent's page. The page needs no script, so the secret is in the path. */
export const consentAddress = ({ id, secret }: ConsentKey): string =>
  `${siteAddress()}/consent/${id}/${secret}`;

/** The subject of the mail with the link. */
export const askTitles: Readonly<Record<ConsentLanguage, string>> = {
  en: 'May we show your success on our website?',
  ta: 'உங்கள் வெற்றியை எங்கள் இணையதளத்தில் காட்டலாமா?',
};
