import type { ConsentLanguage } from '@institute/schema';
import { siteAddress } from '../../platform/site-address.ts';
import { consentIn } from '../../texts/consent-in.ts';
import { Button } from '../parts/button.tsx';
import { Letter } from '../parts/letter.tsx';
import { LinkList } from '../parts/link-list.tsx';
import { Paragraph } from '../parts/paragraph.tsx';

interface ConsentQuestionProps {
  readonly title: string;
  readonly language: ConsentLanguage;
  readonly link: string;
}

export function ConsentQuestion({ title, language, link }: ConsentQuestionProps) {
  const { why, greeting, question, button, forEver } = consentIn[language];
  return (
    <Letter title={title} why={why} language={language}>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>{question}</Paragraph>
      <Button to={link}>{button}</Button>
      <Paragraph>{forEver}</Paragraph>
    </Letter>
  );
}

interface ConsentAnswerProps {
  readonly title: string;
  /** What was answered, without saying who. */
  readonly text: string;
}

export const ConsentAnswer = ({ title, text }: ConsentAnswerProps) => (
  <Letter
    title={title}
    why="You get this email because answers of students are emailed to this address."
  >
    <Paragraph>{text}</Paragraph>
    <LinkList
      of={[
        { text: 'Placements', to: `${siteAddress()}/admin/placements` },
        { text: 'Testimonials, on Home', to: `${siteAddress()}/admin/home` },
      ]}
    />
  </Letter>
);
