import { consentMissing } from '../texts/en/fields.ts';
import type { NoticeVersion } from './notice-versions.ts';

/** The text beside the forms' consent box, in English and Tamil. */
export const contactConsent = {
  version: '2026-11-24' satisfies NoticeVersion,
  missing: consentMissing,
  agree: {
    en: 'I agree that you may use these details to answer my enquiry about courses.',
    ta: 'படிப்புகள் பற்றிய எனது விசாரணைக்குப் பதிலளிக்க நீங்கள் இந்த விவரங்களைப் பயன்படுத்தலாம் என ஒப்புக்கொள்கிறேன்.',
  },
  writeTo: {
    en: 'To see, correct or erase them, write to',
    ta: 'பார்க்க, திருத்த அல்லது அழிக்க எழுதவும்',
  },
  name: { en: 'Privacy notice', ta: 'தனியுரிமை அறிவிப்பு' },
} as const;

/** Maximum age of an enquiry in days: the two years promised by `privacyNotice`. */
export const enquiryRetentionDays = 730;
