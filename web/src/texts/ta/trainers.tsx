import { institute } from '@institute/schema';
import type { ReactNode } from 'react';

export const title = 'பயிற்சியாளர்கள்';
export const descriptionOf = (city: string): string =>
  `${city} நகரில் எங்கள் பயிற்சியாளர்கள்: அவர்களின் பாடங்கள், தகுதிகள், அனுபவ ஆண்டுகள்.`;
export const lead = (demo: (text: string) => ReactNode): ReactNode => (
  <>
    இங்கே கற்பிப்பவர்களைச் சந்தியுங்கள். அவர்கள் எப்படிக் கற்பிக்கிறார்கள் என்று பார்க்க ஓர் {demo('இலவச டெமோ வகுப்புக்கு')}{' '}
    வாருங்கள்.
  </>
);
export const leadAlone = 'இங்கே கற்பிப்பவர்களைச் சந்தியுங்கள்.';
export const courses = 'படிப்புகள்';
export const of = (name: string): string => `: ${name}`;
export const nextBatch = 'அடுத்த பேட்ச்';
export const nextBatchFull = 'அடுத்த பேட்ச் (நிரம்பியது)';
export const noneTitle = 'பயிற்சியாளர்கள் இன்னும் இல்லை';
export const noneText = 'எங்கள் பயிற்சியாளர்களை விரைவில் இங்கே அறிமுகப்படுத்துவோம்.';
export const exploreCourses = 'படிப்புகளைப் பாருங்கள்';
export const askTitle = 'பணம் கட்டும் முன் பயிற்சியாளரிடம் கேளுங்கள்';
export const askText = institute.fixedTexts
  ? 'ஒரு மணி நேரம் வகுப்பில் அமர்ந்து, தெரிந்துகொள்ள விரும்பும் எல்லாவற்றையும் கேளுங்கள்.'
  : 'வகுப்பில் அமர்ந்து, தெரிந்துகொள்ள விரும்பும் எல்லாவற்றையும் கேளுங்கள்.';
export const askAlone = 'தெரிந்துகொள்ள விரும்பும் எல்லாவற்றையும் கேளுங்கள்.';
export const bookDemo = 'இலவச டெமோ வகுப்பில் இடம் பதிய';
export const upcomingBatches = 'வரவிருக்கும் பேட்ச்கள்';
