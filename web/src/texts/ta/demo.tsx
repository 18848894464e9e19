import type { ReactNode } from 'react';

export const title = 'இலவச டெமோ வகுப்புகள்';
export const description =
  'முடிவு செய்யும் முன் ஒரு வகுப்பைப் பாருங்கள்: தேதிகள், நேரங்கள், வகுப்பறை அல்லது ஆன்லைன். இலவசம்; ஒரு நிமிடத்தில் இடம் பதியலாம்.';
export const lead = 'முடிவு செய்யும் முன் ஒரு வகுப்பைப் பாருங்கள். கட்டணம் எதுவும் இல்லை.';
export const nextIs = (when: string): string => `அடுத்த வகுப்பு: ${when}.`;

export const chooseDay = '1. நாளைத் தேர்ந்தெடுங்கள்';
export const daysWithClass = 'டெமோ வகுப்பு உள்ள நாட்கள்';
export const filledDays = (time: string): string => `நிறமிட்ட நாட்களில் வகுப்பு உண்டு. நேரங்கள்: ${time}.`;
export const chooseTime = '2. நேரத்தைத் தேர்ந்தெடுங்கள்';
export const course = 'படிப்பு';
export const allCourses = 'எல்லாம்';
export const where = 'எங்கே';
export const anywhere = 'எல்லாம்';
export const counted = (count: number): string => (count === 1 ? '1 வகுப்பு' : `${count} வகுப்புகள்`);
export const countedFor = (count: number, link: ReactNode): ReactNode => (
  <>
    {link} அல்லது எந்தப் படிப்புக்கும்{`: ${counted(count)}`}
  </>
);
export const showAll = (count: number): string => `எல்லாம் காட்டு (${count})`;
export const thisWeek = 'இந்த வாரம்';
export const full = 'நிரம்பியது';
export const book = 'பதிய';
export const joinWaitingList = 'காத்திருப்புப் பட்டியலில் சேர';

export const noneLikeThat = 'அப்படி ஒரு டெமோ வகுப்பு இப்போது இல்லை';
export const askForAnother = (next: string): string =>
  `${next} வேறு வகுப்பு வேண்டுமா? எங்களிடம் கேளுங்கள்.`;
export const noneYet = 'டெமோ வகுப்பு எதுவும் இன்னும் அறிவிக்கப்படவில்லை';
export const noneYetText = 'அடுத்த வகுப்பு எப்போது என்று எங்களிடம் கேளுங்கள்.';
export const ask = 'எங்களிடம் கேளுங்கள்';

export const titleWithout = 'டெமோ வகுப்புகள்';
export const noneHere = 'தற்போது டெமோ வகுப்புகள் இல்லை';
export const askAboutCourse = 'படிப்பைப் பற்றி எங்களிடம் கேளுங்கள், அல்லது நேரில் வாருங்கள்.';

export const bookNext = 'பதிய';
export const theNextClass = ': அடுத்த வகுப்பு';
export const nextAt = (day: string, time: string, place: string): readonly [string, string] => [
  time,
  `${day}, ${place}`,
];
