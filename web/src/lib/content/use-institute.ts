import { mapLink, root, townText } from '@institute/schema';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../config/paths.ts';
import { withLetters } from '../links/with-letters.ts';
import { contactForm } from '../../texts/en/parts.ts';
import { useContentQueries } from './content-context.ts';
import { useOwnFacts } from './own-facts.ts';

/** The institute's name, with a fallback, and its first contact details, as far as they are known. */
export function useInstitute() {
  const { data: info } = useQuery(useContentQueries().singleton('contactInfo'));
  const { name, city, region, isSaid } = useOwnFacts();
  const company = (!isSaid && info?.companyName) || name;
  const town = info?.city || info?.state ? info : { city, state: region };
  const email = info?.email[0]?.address;
  return {
    /** Whether the contact info could be read. */
    isKnown: Boolean(info),
    company,
    /** Link to it on the map; to its name and city where the contact info cannot be read. */
    map: withLetters(mapLink({ city, ...info, companyName: company })),
    place: townText({ ...town, zipCode: '' }),
    phone: info?.phone[0]?.number,
    email,
    /** The address to write to, or else the form. */
    writeTo: email
      ? { href: `mailto:${email}`, text: email }
      : { href: root + paths.contact, text: contactForm },
  };
}
