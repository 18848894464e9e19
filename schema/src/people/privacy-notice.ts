import { dataAuthority, isInIndia } from '../institute.ts';

interface NoticeSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

interface Notice {
  readonly sections: readonly NoticeSection[];
  /** Heading above the institute's addresses. */
  readonly contact: NoticeSection;
}

/** What the law of India says alone; elsewhere the notice promises no more than the site does. */
const ofLaw: Readonly<Record<'en' | 'ta', { complaint: string; age: NoticeSection }>> = isInIndia
  ? {
      en: {
        complaint:
          'You may complain to us, and nominate someone to exercise these rights for you if you cannot.',
        age: {
          heading: 'If you are under 18',
          paragraphs: ['Please let a parent or guardian send the enquiry.'],
        },
      },
      ta: {
        complaint: 'எங்களிடம் புகார் செய்யலாம். உங்களால் இயலாதபோது இந்த உரிமைகளைப் பயன்படுத்த ஒருவரை நியமிக்கலாம்.',
        age: {
          heading: 'நீங்கள் 18 வயதுக்குக் குறைந்தவர் என்றால்',
          paragraphs: ['பெற்றோர் அல்லது பாதுகாவலர் மூலம் விசாரணையை அனுப்புங்கள்.'],
        },
      },
    }
  : {
      en: {
        complaint: 'You may complain to us.',
        age: {
          heading: 'If you are not of age',
          paragraphs: [
            'If you need the consent of a parent or guardian where you live, please let them send the enquiry.',
          ],
        },
      },
      ta: {
        complaint: 'எங்களிடம் புகார் செய்யலாம்.',
        age: {
          heading: 'நீங்கள் வயதுக்கு வராதவர் என்றால்',
          paragraphs: [
            'உங்கள் நாட்டில் பெற்றோர் அல்லது பாதுகாவலரின் ஒப்புதல் தேவை என்றால், அவர்கள் மூலம் விசாரணையை அனுப்புங்கள்.',
          ],
        },
      },
    };

const authorityInTamil = isInIndia
  ? 'இந்தியத் தரவுப் பாதுகாப்பு வாரியத்திடம் (Data Protection Board of India)'
  : `தரவுப் பாதுகாப்பு அமைப்பிடம் (${dataAuthority})`;

/**
 * The full privacy notice: what is collected, why and for how long, the visitor's rights, and how to exercise them or
 * complain. In India, sections 5 and 6 of the Digital Personal Data Protection Act 2023 require it.
 */
export const privacyNotice: Readonly<Record<'en' | 'ta', Notice>> = {
  en: {
    sections: [
      {
        heading: 'What we collect',
        paragraphs: [
          'When you send an enquiry: your name, email address and phone number, the course you ask about, and anything else you fill in. We also record the page you sent it from, the time, and that you agreed to this notice.',
          'Your own browser remembers for 90 days how you first and most recently reached this site: the page, the site that linked to it, and the name of a campaign. We receive it only with an enquiry, or when you use the WhatsApp link. In that case it comes without your name, under a short code in your message, and we keep it for 90 days unless we link it to your enquiry. We use no cookie for this, and we share it with no one.',
          'To prevent bulk enquiries, we keep a scrambled form of your IP address for ten minutes.',
          'If you book a demo class or change a booking, a cookie in your browser keeps what the next page shows for ten minutes. It is sent to that page alone, and we use it for nothing else.',
        ],
      },
      {
        heading: 'Why',
        paragraphs: [
          'To answer your enquiry about our courses, by phone or in writing, and to see which of our advertisements bring enquiries. We use it for nothing else, and we do not sell or share it. Google Cloud stores it on our behalf.',
        ],
      },
      {
        heading: 'For how long',
        paragraphs: ['For two years after your enquiry. We then erase it, or sooner if you ask.'],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          `You may ask for a copy of what we hold about you, and have it corrected or erased. You may withdraw your consent at any time; we will then erase your enquiry. ${ofLaw.en.complaint}`,
        ],
      },
      ofLaw.en.age,
    ],
    contact: {
      heading: 'How to contact us',
      paragraphs: [
        `Write to us or call us, and give the phone number or email address from your enquiry. We will answer within 30 days. If our answer does not satisfy you, you may complain to ${dataAuthority}.`,
      ],
    },
  },
  ta: {
    sections: [
      {
        heading: 'நாங்கள் பெறும் விவரங்கள்',
        paragraphs: [
          'நீங்கள் விசாரணை அனுப்பும்போது: உங்கள் பெயர், மின்னஞ்சல் முகவரி, தொலைபேசி எண், நீங்கள் கேட்கும் படிப்பு, படிவத்தில் நீங்கள் எழுதும் பிற விவரங்கள். மேலும், எந்தப் பக்கத்திலிருந்து, எப்போது அனுப்பினீர்கள் என்பதையும், இந்த அறிவிப்பை நீங்கள் ஒப்புக்கொண்டதையும் பதிவு செய்கிறோம்.',
          'இத்தளத்திற்கு முதலிலும் கடைசியாகவும் எப்படி வந்தீர்கள் (எந்தப் பக்கம், இணைப்பு தந்த தளம், விளம்பரத்தின் பெயர்) என்பதை உங்கள் உலாவியே 90 நாட்கள் நினைவில் வைத்திருக்கும். விசாரணையுடன், அல்லது நீங்கள் WhatsApp இணைப்பைப் பயன்படுத்தும்போது மட்டுமே அது எங்களுக்குக் கிடைக்கும். WhatsApp இணைப்பைப் பயன்படுத்தினால், அது உங்கள் பெயர் இல்லாமல், உங்கள் செய்தியில் உள்ள ஒரு சிறு குறியீட்டின் கீழ் வரும்; உங்கள் விசாரணையுடன் இணைக்காவிட்டால் 90 நாட்களுக்குப் பின் அழிப்போம். இதற்குக் குக்கீ எதையும் பயன்படுத்துவதில்லை; இதை வேறு யாருடனும் பகிர்வதில்லை.',
          'அளவுக்கு அதிகமாக விசாரணைகள் அனுப்பப்படுவதைத் தடுக்க, உங்கள் IP முகவரியை அடையாளம் தெரியாத வடிவில் பத்து நிமிடங்கள் வைத்திருக்கிறோம்.',
          'நீங்கள் டெமோ வகுப்பை முன்பதிவு செய்தாலோ முன்பதிவை மாற்றினாலோ, அடுத்த பக்கம் காட்டும் விவரங்களை உங்கள் உலாவியில் உள்ள ஒரு குக்கீ பத்து நிமிடங்கள் வைத்திருக்கும். அது அந்தப் பக்கத்திற்கு மட்டுமே அனுப்பப்படும்; வேறு எதற்கும் அதைப் பயன்படுத்துவதில்லை.',
        ],
      },
      {
        heading: 'ஏன்',
        paragraphs: [
          'எங்கள் படிப்புகள் பற்றிய உங்கள் விசாரணைக்குத் தொலைபேசியிலோ எழுத்து மூலமோ பதிலளிக்கவும், எங்கள் எந்த விளம்பரம் விசாரணைகளைக் கொண்டு வருகிறது என்பதை அறியவும். வேறு எதற்கும் பயன்படுத்த மாட்டோம்; விற்கவோ பகிரவோ மாட்டோம். Google Cloud இவற்றை எங்கள் சார்பில் சேமித்து வைக்கிறது.',
        ],
      },
      {
        heading: 'எவ்வளவு காலம்',
        paragraphs: [
          'உங்கள் விசாரணைக்குப் பிறகு இரண்டு ஆண்டுகள். அதன் பின் அதை அழிப்போம்; நீங்கள் கேட்டால் அதற்கு முன்பே அழிப்போம்.',
        ],
      },
      {
        heading: 'உங்கள் உரிமைகள்',
        paragraphs: [
          `உங்களைப் பற்றி நாங்கள் வைத்திருக்கும் விவரங்களின் நகலைக் கேட்கலாம்; அவற்றைத் திருத்தவோ அழிக்கவோ சொல்லலாம். உங்கள் ஒப்புதலை எப்போது வேண்டுமானாலும் திரும்பப் பெறலாம்; அப்போது உங்கள் விசாரணையை அழிப்போம். ${ofLaw.ta.complaint}`,
        ],
      },
      ofLaw.ta.age,
    ],
    contact: {
      heading: 'எங்களைத் தொடர்புகொள்ள',
      paragraphs: [
        `எங்களுக்கு எழுதுங்கள் அல்லது அழையுங்கள்; விசாரணையில் கொடுத்த தொலைபேசி எண்ணை அல்லது மின்னஞ்சல் முகவரியைக் குறிப்பிடுங்கள். 30 நாட்களுக்குள் பதிலளிப்போம். எங்கள் பதில் உங்களுக்குத் திருப்தி அளிக்காவிட்டால், ${authorityInTamil} புகார் செய்யலாம்.`,
      ],
    },
  },
};
