import { institute } from '@institute/schema';

export const title = 'எங்களைப் பற்றி';
export const descriptionOf = (city: string) =>
  `${city} நகரில் ஒரு ${institute.fixedTexts ? 'மென்பொருள் ' : ''}பயிற்சி நிறுவனம்.`;
export const missingTitle = 'உள்ளடக்கம் கிடைக்கவில்லை';
export const missingText = 'இந்தப் பக்கத்தின் உள்ளடக்கம் இப்போது இல்லை';
export const mission = 'எங்கள் நோக்கம்';
export const vision = 'எங்கள் தொலைநோக்கு';
export const missionAndVision = 'நோக்கமும் தொலைநோக்கும்';
export const values = 'எங்கள் மதிப்புகள்';
export const team = 'உங்களுக்குக் கற்பிப்பவர்கள்';
export const allTrainers = 'எல்லாப் பயிற்சியாளர்களும்';
export const whyChoose = (name: string) => `${name}: ஏன் எங்களிடம் படிக்க வேண்டும்`;
export const reasons = [
  {
    title: 'வேலைக்கு ஏற்ற பாடத்திட்டம்',
    text: 'ஒவ்வொரு பாடத்திட்டத்தையும் அந்த வேலைக்கு ஆட்களை எடுப்பவர்களுடன் சேர்ந்து எழுதுகிறோம்; ஒவ்வோர் ஆண்டும் அவர்களுடன் சேர்ந்து புதுப்பிக்கிறோம்.',
  },
  {
    title: 'அனுபவமுள்ள பயிற்சியாளர்கள்',
    text: 'உங்கள் பயிற்சியாளர்கள் தாங்கள் கற்பிக்கும் வேலையை நிறுவனங்களில், வாடிக்கையாளர்களுக்காகச் செய்தவர்கள்.',
  },
  {
    title: 'பிளேஸ்மென்ட்டுக்குத் தனிக் குழு',
    text: 'ரெஸ்யூமே, மாதிரி நேர்காணல், நிறுவனங்களிடம் அறிமுகம்: வேலை கிடைக்கும் வரை ஒரு தனிக் குழு உங்களுடன் இருக்கும்.',
  },
];
export const seeLab = institute.fixedTexts ? 'எங்கள் லேபை வந்து பாருங்கள்' : 'எங்களை வந்து பாருங்கள்';
export const seeLabIn = (area: string) =>
  institute.fixedTexts
    ? `எங்கள் இடம் ${area}. ஒரு மணி நேரம் வகுப்பில் அமருங்கள், பயிற்சியாளர்களைச் சந்தியுங்கள், எல்லாவற்றையும் கேளுங்கள்.`
    : `எங்கள் இடம் ${area}. எல்லாவற்றையும் எங்களிடம் கேளுங்கள்.`;
export const exploreCourses = 'படிப்புகளைப் பாருங்கள்';
