import type { ConsentLanguage } from '@institute/schema';

/** The texts of the page of a consent. */
interface Texts {
  readonly titles: Readonly<Record<'ask' | 'agreed' | 'changeAsked' | 'over' | 'down', string>>;
  /** With `{name}` where the name of the institute stands. */
  readonly ask: string;
  readonly agreed: string;
  readonly changeAsked: string;
  readonly over: string;
  readonly down: string;
  readonly course: string;
  readonly duration: string;
  readonly paid: Readonly<Record<'label' | 'yes' | 'no', string>>;
  readonly agree: string;
  readonly change: Readonly<Record<'label' | 'button', string>>;
  readonly decline: Readonly<Record<'title' | 'text' | 'button', string>>;
  readonly withdraw: Readonly<Record<'title' | 'text' | 'button', string>>;
  readonly card: string;
  readonly forEver: string;
}

export const consentTexts: Readonly<Record<ConsentLanguage, Texts>> = {
  en: {
    titles: {
      ask: 'May we show this on our website?',
      agreed: 'Thank you: you have agreed',
      changeAsked: 'You have asked for a change',
      over: 'This is no longer shown',
      down: 'This is not on our website',
    },
    ask: 'This is exactly what visitors would see on the website of {name}. The decision is yours, and saying no will not affect you in any way.',
    agreed: 'Visitors can see this on our website.',
    changeAsked:
      'We have received your request and will make the change. You can then check it here.',
    over: 'You said no. We have removed what we showed about you, including earlier versions. Cached copies disappear within two minutes. You do not need to do anything else.',
    down: 'This has already been taken down. You can still have its history removed.',
    course: 'Course',
    duration: 'Duration',
    paid: { label: 'Type of course', yes: 'Paid course', no: 'Free course' },
    agree: 'I agree',
    change: { label: 'What should be changed?', button: 'Ask for this change' },
    decline: {
      title: 'Or say no',
      text: 'We will then remove it from our website permanently.',
      button: 'I do not agree',
    },
    withdraw: {
      title: 'Withdraw your consent',
      text: 'We will then remove it from our website permanently, within two minutes.',
      button: 'Withdraw my consent',
    },
    card: 'What visitors see',
    forEver: 'This link never expires. Keep it in case you change your mind.',
  },
  ta: {
    titles: {
      ask: 'இதை எங்கள் இணையதளத்தில் காட்டலாமா?',
      agreed: 'நன்றி: நீங்கள் சம்மதித்துள்ளீர்கள்',
      changeAsked: 'நீங்கள் மாற்றம் கேட்டுள்ளீர்கள்',
      over: 'இது இனி காட்டப்படாது',
      down: 'இது எங்கள் இணையதளத்தில் இல்லை',
    },
    ask: '{name} இணையதளத்தில் அனைவரும் காண்பது இதுவே. முடிவு உங்களுடையது; மறுத்தால் உங்களுக்கு எந்தப் பாதிப்பும் இல்லை.',
    agreed: 'இதை எங்கள் இணையதளத்தில் அனைவரும் காண்கிறார்கள்.',
    changeAsked: 'உங்கள் கோரிக்கை எங்களுக்குக் கிடைத்தது; மாற்றிய பிறகு இங்கே மீண்டும் பாருங்கள்.',
    over: 'நீங்கள் மறுத்துவிட்டீர்கள். உங்களைப் பற்றிக் காட்டியது, அதன் முந்தைய பதிப்புகளுடன் நீக்கப்பட்டது. தற்காலிக நகல்கள் இரண்டு நிமிடங்களுக்குள் மறையும். நீங்கள் வேறு எதுவும் செய்ய வேண்டியதில்லை.',
    down: 'இந்த இணைப்பு குறித்த தகவல் ஏற்கெனவே அகற்றப்பட்டது. அதன் வரலாற்றையும் நீக்கக் கோரலாம்.',
    course: 'படிப்பு',
    duration: 'காலம்',
    paid: { label: 'படிப்பு வகை', yes: 'கட்டணப் படிப்பு', no: 'இலவசப் படிப்பு' },
    agree: 'சம்மதிக்கிறேன்',
    change: { label: 'எதை மாற்ற வேண்டும்?', button: 'இந்த மாற்றத்தைக் கேட்கிறேன்' },
    decline: {
      title: 'அல்லது மறுக்கலாம்',
      text: 'அப்போது இது எங்கள் இணையதளத்திலிருந்து நிரந்தரமாக நீக்கப்படும்.',
      button: 'சம்மதிக்கவில்லை',
    },
    withdraw: {
      title: 'சம்மதத்தைத் திரும்பப் பெறுதல்',
      text: 'அப்போது இது இரண்டு நிமிடங்களுக்குள் எங்கள் இணையதளத்திலிருந்து நிரந்தரமாக நீக்கப்படும்.',
      button: 'என் சம்மதத்தைத் திரும்பப் பெறுகிறேன்',
    },
    card: 'பார்வையாளர்கள் காண்பது',
    forEver: 'இந்த இணைப்பு எப்போதும் செயல்படும்: எப்போது வேண்டுமானாலும் மனதை மாற்றிக்கொள்ள இதை வைத்திருங்கள்.',
  },
};
