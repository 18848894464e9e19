import { contactConsent } from '@institute/schema';
import { paths } from '../config/paths.ts';
import { useInstitute } from '../lib/content/use-institute.ts';
import { InTamil } from './in-tamil.tsx';
import { PageLink } from './page-link.tsx';

const { writeTo, name } = contactConsent;

/** On a page that shows what somebody gave us: whom to ask, and where it says what is kept. */
export function PrivacyLines() {
  const { writeTo: reach } = useInstitute();
  return (
    <p lang="en">
      <small>
        To see, correct or erase your details, write to
        <InTamil after=" / " text={writeTo.ta} />: <a href={reach.href}>{reach.text}</a>.{' '}
        <PageLink to={paths.privacy}>
          {name.en}
          <InTamil after=" / " text={name.ta} />
        </PageLink>
      </small>
    </p>
  );
}
