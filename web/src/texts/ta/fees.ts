import { tax, taxAtStart } from '@institute/schema';

export const courseShare = (amount: string): string => `படிப்பு ${amount}`;
export const gstShare = (rate: number, amount: string): string =>
  `${taxAtStart} (${rate}%) ${amount}`;
export const inTotal = 'மொத்தம்.';
export const inTotalWithGst = `${tax} உட்பட மொத்தம்.`;
export const onlyNotIncluded = 'இதில் அடங்காதவை என்று குறிப்பிட்டவற்றுக்கு மட்டுமே கூடுதல் கட்டணம்.';
export const nothingElse = 'வேறு எதுவும் செலுத்த வேண்டியதில்லை.';
export const instalments = 'தவணைகள்';
export const ifYouLeave = 'இடையில் நிறுத்தினால்';
export const included = 'இதில் அடங்குபவை';
export const notIncluded = 'இதில் அடங்காதவை';

export const feesFor = (course: string): string => `${course}: கட்டணம்`;
export const titleOn = (course: string, day: string): string => `${course}: கட்டணம், ${day}`;
export const descriptionOn = (course: string, day: string): string =>
  `${day} அன்று ${course} படிப்பின் கட்டணம்.`;
export const asOf = (day: string, code: string): string => `${day} நிலவரம் · தாள் ${code}`;
export const batchOf = (day: string, times: string, place: string): string =>
  `${day} தொடங்கும் பேட்ச்: ${times} · ${place}`;
export const changed =
  'இந்தத் தாள் உருவாக்கப்பட்ட பிறகு மாற்றப்பட்டுள்ளது; எனவே கட்டணத்தைக் காட்டவில்லை. புதிய தாளை எங்களிடம் கேளுங்கள்.';
export const thisSheet = 'இந்தத் தாள்';
export const share = 'WhatsApp-இல் பகிர';
export const shareText = (course: string, address: string): string =>
  `${course}: கட்டணம். ${address}`;
export const seeCourse = 'படிப்பையும் இன்றைய கட்டணத்தையும் பாருங்கள்';
export const mayHaveChanged = (day: string, address: string): string =>
  `இவை ${day} அன்று இருந்த கட்டணங்கள்; பிறகு மாறியிருக்கலாம். இந்தத் தாள் எப்போதும் இங்கே இருக்கும்: ${address}.`;
export const checksum = (hash: string): string =>
  `சரிபார்ப்பு எண்: ${hash}; ஒவ்வொரு நகலிலும் இதுவே இருக்கும்.`;
export const ask = (phone: string): string => `கேள்விகளுக்கு: ${phone}.`;
