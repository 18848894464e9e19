import { messages } from '@institute/schema';
import { Content } from '../../components/content.tsx';
import { paths } from '../../config/paths.ts';
import { useContentQueries } from '../../lib/content/content-context.ts';
import { PageHead } from '../../lib/page-head/page-head.tsx';

export function ContactPage() {
  const queries = useContentQueries();
  return (
    <>
      <PageHead title="Contact" description="" canonicalPath={paths.contact} />
      <Content query={queries.singleton('contactInfo')} failure={messages.fetch.contactInfo}>
        {() => <h1>Get In Touch</h1>}
      </Content>
    </>
  );
}
