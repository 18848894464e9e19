import { questions } from '../fee-plan.ts';
import type { Words } from './words.ts';

const [laptop, missed, change] = questions;

/** What every course says of its fees, its length, and what visitors ask. */
export const feeWords: Words = {
  '10 weeks': '10 வாரங்கள்',
  '3 months': '3 மாதங்கள்',
  '4 months': '4 மாதங்கள்',
  '5 months': '5 மாதங்கள்',
  '6 months': '6 மாதங்கள்',
  Admission: 'சேர்க்கை',
  'First half': 'முதல் பாதி',
  'Second half': 'இரண்டாம் பாதி',
  'On joining': 'சேரும்போது',
  'Before the second month': 'இரண்டாம் மாதத்துக்கு முன்',
  'Half way through': 'பாதி முடிந்ததும்',
  'Classes, lab hours and doubt sessions': 'வகுப்புகள், லேப் நேரம், சந்தேக வகுப்புகள்',
  'Course material, and recordings for a year': 'பாடப் பொருட்கள், ஓராண்டுக்கு வகுப்புகளின் வீடியோ பதிவுகள்',
  'Mock interviews and placement support': 'மாதிரி நேர்காணல்கள், பிளேஸ்மென்ட் உதவி',
  'Exams of vendors, which you book and pay with them':
    'நிறுவனங்களின் தேர்வுகள்: அவற்றை நீங்களே பதிவு செய்து அவர்களுக்குக் கட்டணம் செலுத்த வேண்டும்',
  'Before the first class': 'முதல் வகுப்புக்கு முன்',
  'In the first two weeks': 'முதல் இரண்டு வாரங்களில்',
  Later: 'அதன் பிறகு',
  [laptop!.question]: 'எனக்கு லேப்டாப் தேவையா?',
  [laptop!.answer]:
    'இருந்தால் உதவும். லேபிலும் உண்டு: திங்கள் முதல் வெள்ளி வரை {institute.weekdayHours}, சனி {institute.saturdayHours}.',
  [missed!.question]: 'ஒரு வகுப்பைத் தவறவிட்டால் என்ன செய்வது?',
  [missed!.answer]: 'அன்று மாலையே அதன் வீடியோ பதிவைப் பாருங்கள். கேள்விகளுடன் சனிக்கிழமை வாருங்கள்.',
  [change!.question]: 'வேறு பேட்ச்சுக்கு மாறலாமா?',
  [change!.answer]:
    'அந்த பேட்ச்சில் இடம் இருந்தால் ஒரு முறை கட்டணமின்றி மாறலாம். அதற்குப் பதில் முதல் இரண்டு வாரங்களில் விலகினால் {refund.firstWeek} திருப்பித் தரப்படும்.',
};
