import { linkTo } from '../../../components/page-link.tsx';
import { paths } from '../../../config/paths.ts';
import { useInstitute } from '../../../lib/content/use-institute.ts';
import { telephoneLink } from '../../../lib/links/phone-links.ts';
import * as texts from '../../../texts/en/booking.tsx';

/** What else to do. */
export function WaysToReachUs() {
  const { phone } = useInstitute();
  const form = linkTo(paths.contact);
  return phone
    ? texts.orCall(<a href={telephoneLink(phone)}>{phone}</a>, form)
    : texts.orForm(form);
}
