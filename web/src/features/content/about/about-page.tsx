import { messages } from '@institute/schema';
import { ButtonLink } from '../../../components/button.tsx';
import { CallBand } from '../../../components/call-band.tsx';
import { Content } from '../../../components/content.tsx';
import { PageMessage } from '../../../components/page-state.tsx';
import { paths } from '../../../config/paths.ts';
import { useContentQueries } from '../../../lib/content/content-context.ts';
import { PageHead } from '../../../lib/page-head/page-head.tsx';
import { AboutHero } from './about-hero.tsx';
import { Achievements } from './achievements.tsx';
import { Excellence } from './excellence.tsx';
import { MissionAndVision } from './mission-and-vision.tsx';
import { Values } from './values.tsx';
import { WhyChoose } from './why-choose.tsx';

export function AboutPage() {
  return (
    <Content query={useContentQueries().singleton('about')} failure={messages.fetch.about}>
      {(about) => (
        <>
          <PageHead
            title="About"
            description={about?.heroDescription || 'A software training institute in Chennai.'}
            canonicalPath={paths.about}
          />
          {about ? (
            <>
              <AboutHero about={about} />
              <Achievements achievements={about.achievements} notes={about.notes} />
              <Excellence about={about} />
              <MissionAndVision about={about} />
              <Values title={about.valuesTitle} values={about.values} />
              <WhyChoose />
              <CallBand
                title="Come and see the lab"
                text="We are in Adyar. Sit in a class for an hour, meet the trainers, and ask everything."
                seed={about.title}
              >
                <ButtonLink to={paths.contact}>Contact Us</ButtonLink>
                <ButtonLink to={paths.courses} kind="on-indigo">
                  Explore Courses
                </ButtonLink>
              </CallBand>
            </>
          ) : (
            <PageMessage title="Content Not Found" text="About page content is not available" />
          )}
        </>
      )}
    </Content>
  );
}
