import { phoneExample } from '../../institute.ts';

export const isRequired = (label: string): string => `${label} தேவை`;
export const tooLong = (max: number): string => `அதிகபட்சம் ${max} எழுத்துகள்`;
export const labelTooLong = (label: string, max: number): string =>
  `${label}: அதிகபட்சம் ${max} எழுத்துகள்`;
export const notText = 'எழுத்துகளை உள்ளிடுங்கள்';
export const chooseOption = 'கொடுக்கப்பட்டவற்றில் ஒன்றைத் தேர்ந்தெடுங்கள்';
export const notEmail = 'name@example.com போன்ற மின்னஞ்சல் முகவரியை உள்ளிடுங்கள்';
export const notPhone = `${phoneExample} போன்ற தொலைபேசி எண்ணை, அல்லது நாட்டுக் குறியீட்டுடன் ஓர் எண்ணை உள்ளிடுங்கள்`;
export const nameHasSite = 'இணைய முகவரி இல்லாமல் உங்கள் பெயரை உள்ளிடுங்கள்';
export const chooseCourse = 'நீங்கள் விரும்பும் படிப்பைத் தேர்ந்தெடுங்கள்';
export const consentMissing = 'உங்களைத் தொடர்புகொள்ள இந்தப் பெட்டியைத் தேர்வு செய்யுங்கள்';

export const fullName = 'முழுப் பெயர்';
export const email = 'மின்னஞ்சல் முகவரி';
export const phone = 'தொலைபேசி எண்';
