import { contactConsent, language } from '@institute/schema';
import { paths } from '../config/paths.ts';
import { useInstitute } from '../lib/content/use-institute.ts';
import { writeToSee } from '../texts/en/parts.ts';
import { InTamil } from './in-tamil.tsx';
import { PageLink } from './page-link.tsx';

const { writeTo, name } = contactConsent;

/** On a page that shows what somebody gave us: whom to ask, and where it says what is kept. */
export function PrivacyLines() {
  const { writeTo: reach } = useInstitute();
  return (
    <p lang={language}>
      <small>
        {writeToSee}
        <InTamil after=" / " text={writeTo.ta} />: <a href={reach.href}>{reach.text}</a>.{' '}
        <PageLink to={paths.privacy}>
          {name[language]}
          <InTamil after=" / " text={name.ta} />
        </PageLink>
      </small>
    </p>
  );
}
