import type { ReactNode } from 'react';

export const title = 'வரவிருக்கும் பேட்ச்கள்';
export const description =
  'எங்கள் படிப்புகள் எப்போது தொடங்குகின்றன: தேதிகள், நாட்கள், நேரங்கள், வகுப்பறை அல்லது ஆன்லைன், மீதமுள்ள இடங்கள்.';
export const nextBegins = (day: string, branch: string): string =>
  `அடுத்த பேட்ச் ${branch && `${branch} கிளையில் `}${day} தொடங்குகிறது. `;
export const lead = (begins: string, demo: (text: string) => ReactNode): ReactNode => (
  <>
    {`${begins}இன்னும் முடிவு செய்யவில்லையா? முதலில் ஓர் `}
    {demo('இலவச டெமோ வகுப்பைப்')} பாருங்கள்.
  </>
);

export const counted = (count: number): string => (count === 1 ? '1 பேட்ச்' : `${count} பேட்ச்கள்`);
export const countedUntil = (count: number, day: string): string => `${day} வரை ${counted(count)}`;
export const showAll = (count: number): string => `எல்லாம் காட்டு (${count})`;
export const show = (count: number): string => `${counted(count)} காட்டு`;

export const noneYet = 'பேட்ச் எதுவும் இன்னும் அறிவிக்கப்படவில்லை';
export const noneYetText = 'உங்கள் படிப்பு எப்போது தொடங்கும் என்று எங்களிடம் கேளுங்கள்.';
export const ask = 'எங்களிடம் கேளுங்கள்';
export const noneUntil = (day: string): string => `${day} வரை அப்படி ஒரு பேட்ச் இல்லை`;
export const askAbout = (name: string): string => `${name} பற்றிக் கேளுங்கள்`;
export const runsNext = (name: string, place: string, times: string, day: string): string =>
  `${name}, அடுத்த பேட்ச்: ${day} முதல், ${place}, ${times}.`;
export const isFull = (after: string): string =>
  after ? `இது நிரம்பியது; அதற்கு அடுத்தது ${after} தொடங்குகிறது.` : 'இது நிரம்பியது.';

export const course = 'படிப்பு';
export const allCourses = 'எல்லாம்';
export const where = 'எங்கே';
export const anywhere = 'எல்லாம்';
export const when = 'எப்போது';
export const anyTime = 'எல்லாம்';
