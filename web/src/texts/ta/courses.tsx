import { institute } from '@institute/schema';
import type { ReactNode } from 'react';

type Link = (text: string) => ReactNode;

export const title = 'படிப்புகள்';
export const descriptionOf = (city: string): string =>
  institute.fixedTexts
    ? `${city} நகரில் மென்பொருள் படிப்புகள்: பாடத்திட்டம், காலம், நிலை, கட்டணம். டெவலப்மென்ட், டேட்டா சயின்ஸ், AI, கிளவுட், செக்யூரிட்டி, டிசைன், மார்க்கெட்டிங்.`
    : `${city} நகரில் படிப்புகள்: பாடத்திட்டம், காலம், நிலை, கட்டணம்.`;
export const openOne = `${
  institute.fixedTexts ? 'ஒவ்வொரு படிப்பின் முடிவிலும் நீங்களே உருவாக்கிய ஒன்று உங்கள் கையில் இருக்கும். ' : ''
}முழுப் பாடத்திட்டத்தைப் பார்க்க ஒரு படிப்பைத் திறங்கள்.`;
export const lead = (batches: Link, trainers: Link): ReactNode => (
  <>
    {openOne} {batches('அடுத்த பேட்ச்கள் எப்போது')}, {trainers('யார் கற்பிக்கிறார்கள்')} என்றும் பாருங்கள்.
  </>
);

export const categories = 'படிப்பு வகைகள்';
export const all = 'எல்லாம்';
export const counted = (count: number): string => `${count} ${count === 1 ? 'படிப்பு' : 'படிப்புகள்'}`;
export const shown = (count: number, category: string | undefined): string =>
  category ? `${category}: ${counted(count)}` : `மொத்தம் ${counted(count)}`;
export const noneTitle = 'படிப்பு எதுவும் இல்லை';
export const noneText = institute.fixedTexts
  ? 'இந்த வகையில் இப்போது எதுவும் இல்லை.'
  : 'இப்போது எதுவும் அறிவிக்கப்படவில்லை. அடுத்து என்ன தொடங்குகிறது என்று எங்களிடம் கேளுங்கள்.';
export const viewAll = 'எல்லாப் படிப்புகளும்';
export const pages = 'படிப்புகளின் பக்கங்கள்';
export const before = 'முந்தைய படிப்புகள்';
export const after = 'மேலும் படிப்புகள்';

export const whatYouGet = 'உங்களுக்குக் கிடைப்பவை';
export const included = [
  {
    title: 'பாடக் குறிப்புகள்',
    text: 'குறிப்புகளும் பயிற்சிகளும் எப்போதும் உங்களுடையவை; வகுப்புகளின் வீடியோ பதிவுகள் ஓராண்டுக்கு.',
  },
  {
    title: 'நேரடி புராஜெக்ட்கள்',
    text: 'உண்மையான வேலையைச் செய்கிறீர்கள்; அதையே தொழிலாகச் செய்பவர்கள் திருத்துகிறார்கள்.',
  },
  {
    title: 'சான்றிதழ்',
    text: 'நீங்கள் உருவாக்கியதைக் குறிப்பிடும் சான்றிதழ்; நிறுவனத் தேர்வுகளுக்கும் உதவி.',
  },
  {
    title: 'பிளேஸ்மென்ட் உதவி',
    text: 'ரெஸ்யூமே திருத்தம், மாதிரி நேர்காணல், வேலை தரும் நிறுவனங்களுக்கு அறிமுகம்.',
  },
] as const;
