import { institute, messages, type About, type Notes } from '@institute/schema';
import { ButtonLink } from '../../../components/button.tsx';
import { CallBand } from '../../../components/call-band.tsx';
import { Content } from '../../../components/content.tsx';
import { Figures } from '../../../components/figures.tsx';
import { FactList } from '../../../components/lists/fact-list.tsx';
import { PageTop } from '../../../components/page-top.tsx';
import { PageMessage } from '../../../components/page-state.tsx';
import { KolamFigure } from '../../../components/pictures/kolam-figure.tsx';
import { SectionHead } from '../../../components/section-head.tsx';
import { paths } from '../../../config/paths.ts';
import { useContentQueries } from '../../../lib/content/content-context.ts';
import { imageSources } from '../../../lib/links/file-url.ts';
import { PageHead } from '../../../lib/page-head/page-head.tsx';
import { useOwnFacts } from '../../../lib/content/own-facts.ts';
import { useImageFailed } from '../../../lib/page/use-image-failed.ts';
import * as texts from '../../../texts/en/about.ts';
import * as parts from '../../../texts/en/parts.ts';
import { Team } from './team.tsx';
import styles from './about-page.module.css';
import '../focal-point.css';

/** The hero of the about page, above a full-width picture. */
function AboutHero({ about }: { readonly about: About }) {
  const { title, heroDescription, heroImage } = about;
  const { failed, events } = useImageFailed();
  const { mark, area } = useOwnFacts();
  return (
    <section className={`wrap ${styles.hero}`}>
      <PageTop title={title}>{heroDescription}</PageTop>
      {heroImage && !failed ? (
        <img
          {...events}
          className={styles.image}
          {...imageSources(heroImage)}
          sizes="(min-width: 60rem) 70rem, 100vw"
          alt=""
          width={1200}
          height={675}
          fetchPriority="high"
        />
      ) : (
        <div className={`${styles.image} ${styles.banner}`}>
          {[mark, 'doorstep', area.toLowerCase()].map((seed) => (
            <KolamFigure key={seed} seed={seed} inHtml />
          ))}
        </div>
      )}
    </section>
  );
}

/** Achievements, without animation: a year should not count up. */
function Achievements({
  achievements,
  notes,
}: Pick<About, 'achievements'> & { readonly notes: Notes | undefined }) {
  if (achievements.length === 0) return null;
  return (
    <section className={`wrap ${styles.achievements}`} aria-label={parts.inNumbers}>
      <Figures
        name={parts.inNumbers}
        figures={achievements.map(({ value, label }) => ({
          value,
          label,
          note: notes?.[`${value} ${label}`],
        }))}
      />
    </section>
  );
}

/** How we teach, in two paragraphs. */
function Excellence({ about }: { readonly about: About }) {
  const { excellenceTitle, excellenceParagraph1, excellenceParagraph2 } = about;
  if (!excellenceTitle && !excellenceParagraph1 && !excellenceParagraph2) return null;
  return (
    <section className={`wrap section ${styles.excellence}`}>
      {excellenceTitle && <h2>{excellenceTitle}</h2>}
      <div className={styles.text}>
        {excellenceParagraph1 && <p>{excellenceParagraph1}</p>}
        {excellenceParagraph2 && <p>{excellenceParagraph2}</p>}
      </div>
    </section>
  );
}

/** Mission and vision, with the same kolam begun and finished. */
function MissionAndVision({ about }: { readonly about: About }) {
  const cards = [
    { title: about.missionTitle, text: about.missionDescription, name: texts.mission, drawn: 0.55 },
    { title: about.visionTitle, text: about.visionDescription, name: texts.vision, drawn: 1 },
  ].filter(({ title, text }) => title || text);
  if (cards.length === 0) return null;
  return (
    <section className={styles.band} aria-label={texts.missionAndVision}>
      <div className={`wrap ${styles.cards}`}>
        {cards.map(({ title, text, name, drawn }) => (
          <article key={name} className={styles.card}>
            <KolamFigure seed="mission" rows={5} className={styles.kolam} drawn={drawn} />
            <h2>{title || name}</h2>
            <p>{text}</p>
          </article>
        ))}
      </div>
    </section>
  );
}

interface ValuesProps {
  readonly title: string;
  readonly values: About['values'];
}

/** The institute's values. */
function Values({ title, values }: ValuesProps) {
  if (values.length === 0) return null;
  return (
    <section className={`wrap section ${styles.values}`} aria-labelledby="values">
      <h2 id="values">{title || texts.values}</h2>
      <ul>
        {values.map((value, index) => (
          <li key={index} className={styles.value}>
            <h3>{value.title}</h3>
            <p>{value.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const fixedReasons = institute.fixedTexts ? texts.reasons : [];

/** What the staff say, or the specification does (about-2). */
function WhyChoose({ own }: { readonly own: About['reasons'] }) {
  const { spokenName } = useOwnFacts();
  const reasons =
    own?.map(({ title, description }) => ({ title, text: description })) ?? fixedReasons;
  if (reasons.length === 0) return null;
  return (
    <section className="wrap section" aria-labelledby="why-choose">
      <SectionHead id="why-choose" title={texts.whyChoose(spokenName)} />
      <FactList facts={reasons} />
    </section>
  );
}

export function AboutPage() {
  const { area, city } = useOwnFacts();
  return (
    <Content query={useContentQueries().singleton('about')} failure={messages.fetch.about}>
      {(about) => (
        <>
          <PageHead
            title={texts.title}
            description={about?.heroDescription || texts.descriptionOf(city)}
            canonicalPath={paths.about}
          />
          {about ? (
            <>
              <AboutHero about={about} />
              <Achievements achievements={about.achievements} notes={about.notes} />
              <Excellence about={about} />
              <Team />
              <MissionAndVision about={about} />
              <Values title={about.valuesTitle} values={about.values} />
              <WhyChoose own={about.reasons} />
              <CallBand title={texts.seeLab} text={texts.seeLabIn(area)} seed={about.title}>
                <ButtonLink to={paths.contact}>{parts.contactUs}</ButtonLink>
                <ButtonLink to={paths.courses} kind="on-indigo">
                  {texts.exploreCourses}
                </ButtonLink>
              </CallBand>
            </>
          ) : (
            <PageMessage title={texts.missingTitle} text={texts.missingText}>
              <ButtonLink to={paths.contact}>{parts.contactUs}</ButtonLink>
            </PageMessage>
          )}
        </>
      )}
    </Content>
  );
}
