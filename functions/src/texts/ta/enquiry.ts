import { tax } from '@institute/schema';

export const title = 'உங்கள் விசாரணை எங்களுக்குக் கிடைத்தது';
export const thanks = 'உங்கள் ஆர்வத்துக்கு நன்றி.';
export const answer = 'எங்கள் ஆலோசகர் 24 மணி நேரத்துக்குள் தொலைபேசியிலோ மின்னஞ்சலிலோ உங்களுக்குப் பதில் தருவார்.';
export const askedAbout = (course: string): string => `நீங்கள் கேட்டது: ${course}`;
export const askedBatch = 'நீங்கள் கேட்ட பேட்ச்:';
export const waitingBatch = 'இந்த பேட்ச் நிரம்பியதால் அதன் காத்திருப்புப் பட்டியலில் இருக்கிறீர்கள்:';
export const from = (day: string, times: string): string => `${day} முதல்: ${times}`;
export const trainer = 'பயிற்சியாளர்';
export const fee = 'கட்டணம்';
export const withTax = (total: string): string => `${total}, ${tax} உட்பட மொத்தம்`;
export const seats = 'இடங்கள்';
export const seatsLeft = (count: number): string =>
  count === 1 ? '1 இடம் மட்டுமே' : `${count} இடங்கள் மட்டுமே`;
export const sooner = 'உடனே பேச';
export const demoClasses = 'இலவச டெமோ வகுப்புகளைப் பார்க்க';
export const course = 'படிப்பைப் பார்க்க';
export const why = 'நீங்கள் எங்களுக்கு ஒரு விசாரணை அனுப்பியதால் இந்த மின்னஞ்சல் வந்துள்ளது.';
export const whySent = 'உங்கள் முகவரியுடன் எங்களுக்கு ஒரு விசாரணை வந்ததால் இந்த மின்னஞ்சல் வந்துள்ளது.';
