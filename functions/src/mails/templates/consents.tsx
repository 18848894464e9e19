import type { ConsentLanguage } from '@institute/schema';
import { siteAddress } from '../../platform/site-address.ts';
import { Button } from '../parts/button.tsx';
import { Letter } from '../parts/letter.tsx';
import { LinkList } from '../parts/link-list.tsx';
import { Paragraph } from '../parts/paragraph.tsx';

interface ConsentQuestionProps {
  readonly title: string;
  readonly language: ConsentLanguage;
  readonly link: string;
}

const texts = {
  en: {
    why: 'You get this email because our staff sent you this question.',
    greeting: 'Vanakkam,',
    question:
      'We would like to show your success on our website. Please look at exactly what visitors would see, then agree, ask for a change, or say no. You do not need an account.',
    button: 'See it and answer',
    forEver: 'The link never expires: you can use it to withdraw your consent at any time.',
  },
  ta: {
    why: 'எங்கள் பணியாளர்கள் இந்தக் கேள்வியை உங்களுக்கு அனுப்பியதால் இந்த மின்னஞ்சல் வந்துள்ளது.',
    greeting: 'வணக்கம்,',
    question:
      'உங்கள் வெற்றியை எங்கள் இணையதளத்தில் காட்ட விரும்புகிறோம். பார்வையாளர்கள் காண்பதை அப்படியே பார்த்து, சம்மதிக்கலாம், மாற்றம் கேட்கலாம் அல்லது மறுக்கலாம். கணக்கு எதுவும் தேவையில்லை.',
    button: 'பார்த்துப் பதிலளிக்க',
    forEver:
      'இந்த இணைப்பு எப்போதும் செயல்படும்: இதன் மூலம் உங்கள் சம்மதத்தை எப்போது வேண்டுமானாலும் திரும்பப் பெறலாம்.',
  },
} as const;

export function ConsentQuestion({ title, language, link }: ConsentQuestionProps) {
  const { why, greeting, question, button, forEver } = texts[language];
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
