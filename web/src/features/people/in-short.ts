/** The privacy notice in plain words. It sums the notice up, and is no part of its versions. */
export const inShort = {
  en: {
    heading: 'In short',
    inFull: 'The notice in full',
    lines: [
      'We keep what you write in an enquiry, when and from which page you sent it, and how you found us.',
      'We use it to answer you and to see which advertisements work, and for nothing else.',
      'We do not sell or share it. Google Cloud stores it for us.',
      'We erase it after two years, or sooner if you ask.',
      'To see, correct or erase it at any time, write to us or call us.',
    ],
  },
  ta: {
    heading: 'சுருக்கமாக',
    inFull: 'அறிவிப்பு முழுமையாக',
    lines: [
      'விசாரணையில் நீங்கள் எழுதுவதையும், எந்தப் பக்கத்திலிருந்து எப்போது அனுப்பினீர்கள் என்பதையும், எங்களை எப்படிக் கண்டறிந்தீர்கள் என்பதையும் வைத்திருக்கிறோம்.',
      'உங்களுக்குப் பதிலளிக்கவும், எந்த விளம்பரம் பயன் தருகிறது என்பதை அறியவும் மட்டுமே அவற்றைப் பயன்படுத்துகிறோம்.',
      'அவற்றை விற்கவோ பகிரவோ மாட்டோம். Google Cloud அவற்றை எங்கள் சார்பில் சேமித்து வைக்கிறது.',
      'இரண்டு ஆண்டுகளுக்குப் பிறகு அவற்றை அழிப்போம்; நீங்கள் கேட்டால் அதற்கு முன்பே அழிப்போம்.',
      'அவற்றைப் பார்க்க, திருத்த அல்லது அழிக்க எப்போது வேண்டுமானாலும் எங்களுக்கு எழுதுங்கள் அல்லது அழையுங்கள்.',
    ],
  },
} as const;
