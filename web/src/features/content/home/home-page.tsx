import { messages } from '@institute/schema';
import { useQuery } from '@tanstack/react-query';
import { PageMessage } from '../../../components/page-state.tsx';
import { Content } from '../../../components/content.tsx';
import { paths } from '../../../config/paths.ts';
import { useContentQueries } from '../../../lib/content/content-context.ts';
import { PageHead, siteName } from '../../../lib/page-head/page-head.tsx';
import { CallToAction } from './call-to-action.tsx';
import { FeaturedCourses } from './featured-courses.tsx';
import { Hero } from './hero.tsx';
import { StartingSoon } from './starting-soon.tsx';
import { StatsBand } from './stats-band.tsx';
import { Testimonials } from './testimonials.tsx';
import { TrustedBy } from './trusted-by.tsx';

export function HomePage() {
  const queries = useContentQueries();
  const { data: info } = useQuery(queries.singleton('contactInfo'));
  return (
    <Content query={queries.singleton('home')} failure={messages.fetch.home}>
      {(home) => (
        <>
          <PageHead
            title={siteName}
            description={home?.heroDescription || 'Software training in Chennai.'}
            canonicalPath={paths.home}
            subject={{ kind: 'institute', info }}
          />
          {home ? (
            <>
              <Hero home={home} />
              <StatsBand stats={home.stats} notes={home.notes} />
              <FeaturedCourses slugs={home.featuredCourses} />
              <StartingSoon />
              <TrustedBy />
              <Testimonials testimonials={home.testimonials} />
              <CallToAction {...home.callToAction} />
            </>
          ) : (
            <PageMessage title="Content Not Found" text="Home page content is not available" />
          )}
        </>
      )}
    </Content>
  );
}
