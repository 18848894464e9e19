import { useQuery } from '@tanstack/react-query';
import { fallbackContact } from '../../config/fallback-contact.ts';
import { siteName } from '../page-head/page-head.tsx';
import { useContentQueries } from './content-context.ts';

/** The institute's name and first contact details, with fallbacks. */
export function useInstitute() {
  const { data: info } = useQuery(useContentQueries().singleton('contactInfo'));
  return {
    /** Whether the contact info could be read. */
    isKnown: Boolean(info),
    company: info?.companyName || siteName,
    place: [info?.city, info?.state].filter(Boolean).join(', ') || fallbackContact.place,
    phone: info?.phone[0]?.number || fallbackContact.phone,
    email: info?.email[0]?.address || fallbackContact.email,
  };
}
