import {
  consentLanguages,
  hasTamil,
  type ConsentCard,
  type ConsentForm,
  type ConsentLanguage,
} from '@institute/schema';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { TextAreaField } from '../../../components/enquiry-form/text-area-field.tsx';
import { HiddenFields } from '../../../components/hidden-fields.tsx';
import { StoryCard } from '../../../components/lists/story-card.tsx';
import { Columns, Notice, PlainPage } from '../../../components/plain-page.tsx';
import { PrivacyLines } from '../../../components/privacy-lines.tsx';
import { TestimonialWords } from '../../../components/testimonial-words.tsx';
import styles from './consent-page.module.css';
import { useOwnFacts } from '../../../lib/content/own-facts.ts';
import { consentTexts } from './consent-texts.ts';
import { nameIn } from './name-in.ts';

interface ConsentPageProps {
  /** Its own path, which has the secret. */
  readonly path: string;
  readonly language: ConsentLanguage;
  readonly stage: keyof (typeof consentTexts)['en']['titles'];
  /** What visitors see now, with the facts beside it; undefined if it is not on the site. */
  readonly card: ConsentCard | undefined;
  /** SHA-256 of that card. */
  readonly shown: string;
  /** Whether this or another card was agreed to before. */
  readonly hasAgreed: boolean;
  /** Why an answer was refused. */
  readonly notice?: string | undefined;
  /** What was typed about a change, if the answer was refused, and what is wrong with it. */
  readonly typed?: string | undefined;
  readonly error?: string | undefined;
}

/** The card as its page has it. */
function Card({ card }: { readonly card: ConsentCard }) {
  const { name = '', role = '', message, image = '', duration } = card;
  const { studentName = '', course = '', company = '', position = '' } = card;
  const paid = card['paid'] === 'yes' ? 'yes' : 'no';
  if (message !== undefined) return <TestimonialWords {...{ name, role, message, image }} />;
  return (
    <ul>
      <StoryCard story={{ studentName, course, company, position, duration, paid }} heading="h2" />
    </ul>
  );
}

/** The card, and the facts beside it. */
function ShownCard({ card, language }: { card: ConsentCard; language: ConsentLanguage }) {
  const texts = consentTexts[language];
  const { message, course, duration, paid } = card;
  return (
    <div className={styles.shown}>
      <section className={styles.card} lang="en" aria-label={texts.card}>
        <Card card={card} />
      </section>
      <dl className={styles.facts}>
        {message !== undefined && (
          <>
            <dt>{texts.course}</dt>
            <dd lang="en">{course}</dd>
          </>
        )}
        <dt>{texts.duration}</dt>
        <dd lang="en">{duration}</dd>
        <dt>{texts.paid.label}</dt>
        <dd>{texts.paid[paid === 'yes' ? 'yes' : 'no']}</dd>
      </dl>
    </div>
  );
}

interface AnswerProps extends Pick<ConsentPageProps, 'path'> {
  readonly act: 'agree' | 'change' | 'refuse';
  readonly form: Pick<ConsentForm, 'language' | 'shown'>;
  readonly children: ReactNode;
}

const Answer = ({ path, act, form, children }: AnswerProps) => (
  <form method="post" action={path} noValidate>
    <HiddenFields values={{ act, ...form }} />
    {children}
  </form>
);

/** The page of a consent: the card, and what can be answered (consents-2). */
export function ConsentPage(props: ConsentPageProps) {
  const { path, language, stage, card, shown, hasAgreed, notice, typed, error } = props;
  const texts = consentTexts[language];
  const facts = useOwnFacts();
  const text = texts[stage].replace('{name}', () => nameIn(language, facts));
  const other = language === 'en' ? 'ta' : 'en';
  const no = hasAgreed ? texts.withdraw : texts.decline;
  const answer = { path, form: { language, shown } };
  return (
    <PlainPage title={texts.titles[stage]} description={text} lang={language}>
      {(hasTamil || language === 'ta') && (
        <p>
          <a className={styles.language} href={`${path}?language=${other}`} lang={other}>
            {consentLanguages[other]}
          </a>
        </p>
      )}
      <h1>{texts.titles[stage]}</h1>
      {notice && <Notice role="alert">{notice}</Notice>}
      <p>{text}</p>
      <Columns subject={card && <ShownCard card={card} language={language} />}>
        {card && stage !== 'agreed' && (
          <Answer {...answer} act="agree">
            <Button type="submit">{texts.agree}</Button>
          </Answer>
        )}
        {card && (
          <Answer {...answer} act="change">
            <TextAreaField
              label={texts.change.label}
              name="text"
              rows={3}
              maxLength={1000}
              required
              defaultValue={typed}
              error={error}
            />
            <Button type="submit" kind="secondary">
              {texts.change.button}
            </Button>
          </Answer>
        )}
        {stage !== 'over' && (
          <>
            <h2>{no.title}</h2>
            <p>{no.text}</p>
            <Answer {...answer} act="refuse">
              <Button type="submit" kind="secondary">
                {no.button}
              </Button>
            </Answer>
            <p>
              <small>{texts.forEver}</small>
            </p>
          </>
        )}
        <PrivacyLines />
      </Columns>
    </PlainPage>
  );
}
