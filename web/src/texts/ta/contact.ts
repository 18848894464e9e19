import { institute } from '@institute/schema';

export const title = 'தொடர்பு';
export const descriptionOf = (city: string, invitesToDemos: boolean) =>
  `படிப்பு, பேட்ச், கட்டணம் பற்றிக் கேளுங்கள்; ${invitesToDemos ? 'இலவச டெமோ வகுப்பில் இடம் பதியுங்கள்; ' : ''}அல்லது ${city} நகரில் எங்களை நேரில் சந்தியுங்கள். தொலைபேசி எண்கள், மின்னஞ்சல், அலுவலக நேரம், வழி.`;
export const heading = 'எங்களைத் தொடர்பு கொள்ளுங்கள்';
export const call = (number: string) => `அழைக்க ${number}`;
export const findUs = 'எங்கள் இடம்';
export const askAbout = 'ஒரு படிப்பு, ';
export const batch = 'பேட்ச்';
export const orFee = ' அல்லது கட்டணம் பற்றிக் கேளுங்கள்';
export const orBook = ', அல்லது ';
export const demoClass = 'இலவச டெமோ வகுப்பில்';
export const toBook = ' இடம் பதியுங்கள்';
export const within = institute.fixedTexts ? '. ஒரு நாளுக்குள் பதில் சொல்கிறோம்.' : '.';
const units = {
  minute: ['நிமிடம்', 'நிமிடங்கள்'],
  hour: ['மணி நேரம்', 'மணி நேரம்'],
  day: ['நாள்', 'நாட்கள்'],
} as const;
export const lasting = (count: number, unit: 'minute' | 'hour' | 'day') =>
  `${count} ${units[unit][count === 1 ? 0 : 1]}`;
export const answerTime = (lastingText: string, answers: number) =>
  `கடந்த 90 நாட்களில் எங்கள் முதல் பதிலுக்கான இடைநிலை நேரம்: ${lastingText} (${answers} விசாரணைகள்).`;

export const findUsHere = 'எங்கள் இடம்';
export const doorstep = institute.fixedTexts
  ? 'கோலம் இருப்பது எங்கள் வாசற்படி. வழி பார்க்க வரைபடத்தைத் திறங்கள்.'
  : 'வழி பார்க்க வரைபடத்தைத் திறங்கள்.';
export const openMap = 'வரைபடத்தில் பார்க்க';
export const inNewTab = ' (புதிய டேபில்)';
export const branchInNewTab = (branch: string) => `, ${branch} (புதிய டேபில்)`;
export const branches = 'எங்கள் கிளைகள்';
export const details = 'தொடர்பு விவரங்கள்';
export const visitUs = 'நேரில் வாருங்கள்';
export const callUs = 'அழையுங்கள்';
export const writeToUs = 'எழுதுங்கள்';
export const officeHours = 'அலுவலக நேரம்';
export const detailsFailed =
  'எங்கள் முகவரியையும் தொலைபேசி எண்களையும் இப்போது காட்ட முடியவில்லை. படிவம் வேலை செய்கிறது.';

const dayNames: Readonly<Record<string, string>> = {
  monday: 'திங்கள்',
  tuesday: 'செவ்வாய்',
  wednesday: 'புதன்',
  thursday: 'வியாழன்',
  friday: 'வெள்ளி',
  saturday: 'சனி',
  sunday: 'ஞாயிறு',
};
export const dayName = (day: string): string => dayNames[day] ?? '';
