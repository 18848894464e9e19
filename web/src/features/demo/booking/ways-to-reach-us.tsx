import { PageLink } from '../../../components/page-link.tsx';
import { paths } from '../../../config/paths.ts';
import { useInstitute } from '../../../lib/content/use-institute.ts';
import { telephoneLink } from '../../../lib/links/phone-links.ts';

/** What else to do. */
export function WaysToReachUs() {
  const { phone } = useInstitute();
  const form = <PageLink to={paths.contact}>the contact form</PageLink>;
  if (!phone) return <>You can also use {form}.</>;
  return (
    <>
      You can also call <a href={telephoneLink(phone)}>{phone}</a>, or use {form}.
    </>
  );
}
