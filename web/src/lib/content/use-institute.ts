import { useQuery } from '@tanstack/react-query';
import { siteName } from '../page-head/page-head.tsx';
import { useContentQueries } from './content-context.ts';

/** The institute's name, with a fallback, and its first contact details, as far as they are known. */
export function useInstitute() {
  const { data: info } = useQuery(useContentQueries().singleton('contactInfo'));
  return {
    /** Whether the contact info could be read. */
    isKnown: Boolean(info),
    company: info?.companyName || siteName,
    place: [info?.city, info?.state].filter(Boolean).join(', '),
    phone: info?.phone[0]?.number,
    email: info?.email[0]?.address,
  };
}
