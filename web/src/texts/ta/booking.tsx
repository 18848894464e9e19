import type { ReactNode } from 'react';

export const headings = {
  booked: 'உங்களுக்கு இடம் உள்ளது',
  waiting: 'நீங்கள் காத்திருப்புப் பட்டியலில் இருக்கிறீர்கள்',
  offered: 'உங்களுக்கு இப்போது ஓர் இடம் கிடைத்துள்ளது',
  lapsed: 'உங்களுக்காக வைத்திருந்த இடம் இப்போது இல்லை',
  cancelled: 'உங்கள் பதிவு ரத்து செய்யப்பட்டது',
  came: 'வந்ததற்கு நன்றி',
  missed: 'உங்களைக் காண முடியவில்லை',
} as const;
export const hasLeft = 'காத்திருப்புப் பட்டியலிலிருந்து விலகியுள்ளீர்கள்';
export const moved = 'உங்கள் பதிவு மாற்றப்பட்டது';
export const seeYou = (day: string, time: string): string => `${day}, ${time} மணிக்குச் சந்திப்போம்`;
export const ifFree = 'இடம் கிடைத்தால் மின்னஞ்சல் அனுப்பி, அதை உங்களுக்காக வைத்திருப்போம்.';
export const linkLater =
  'வகுப்புக்கான இணைப்பு ஒரு நாள் முன்பிருந்து இந்தப் பக்கத்தில் இருக்கும். நினைவூட்டல் மின்னஞ்சலிலும் வரும்.';
export const joinOnline = 'ஆன்லைன் வகுப்பில் சேர';
export const chooseAnother = 'வேறு வகுப்பைத் தேர்ந்தெடுக்க';
export const bookAgain = 'இந்த வகுப்பில் மீண்டும் இடம் பதிய';
export const heldUntil = (moment: string): string => `${moment} வரை உங்களுக்காக அதை வைத்திருக்கிறோம்.`;
export const takePlace = 'இந்த இடத்தைப் பெற';
export const canChange = (page: (text: string) => ReactNode, after: string): ReactNode => (
  <>
    வகுப்புக்கு ஒரு மணி நேரம் முன்பு வரை இதை இங்கே, அல்லது {page('உங்கள் பதிவுப் பக்கத்தில்')} மாற்றலாம். {after}
  </>
);
export const linkMailed = 'அதன் இணைப்பை உங்களுக்கு மின்னஞ்சலில் அனுப்பியுள்ளோம்.';
export const linkNotMailed = (most: number): string =>
  `ஒரு முகவரிக்கு ஒரு நாளில் அதிகபட்சம் ${most} மின்னஞ்சல்கள் மட்டுமே அனுப்புவதால், அதன் இணைப்பை அனுப்பவில்லை. இதைக் குறித்து வைத்துக்கொள்ளுங்கள்.`;
export const move = 'வேறு வகுப்புக்கு மாற்ற';
export const toAnother = 'எந்த வகுப்புக்கு';
export const chooseClass = 'ஒரு வகுப்பைத் தேர்ந்தெடுங்கள்';
export const moveButton = 'மாற்று';
export const cancel = 'பதிவை ரத்து செய்ய';
export const cancelPlace = 'உங்கள் பதிவை ரத்து செய்யவா? உங்கள் இடத்தை வேறொருவருக்குத் தருவோம்.';
export const cancelButton = 'பதிவை ரத்து செய்';
export const leave = 'காத்திருப்புப் பட்டியலிலிருந்து விலக';
export const leaveWaiting = 'காத்திருப்புப் பட்டியலிலிருந்து விலகவா? இடம் கிடைத்தாலும் மின்னஞ்சல் அனுப்ப மாட்டோம்.';
export const leaveOffered = 'காத்திருப்புப் பட்டியலிலிருந்து விலகவா? இந்த இடத்தை வேறொருவருக்குத் தருவோம்.';

export const steps = ['1. நாள்', '2. நேரம்', '3. நீங்கள்'] as const;
export const bookTitle = 'இலவச டெமோ வகுப்பில் இடம் பதிய';
export const waitTitle = 'காத்திருப்புப் பட்டியலில் சேர';
export const isFull =
  'இந்த டெமோ வகுப்பு நிரம்பியது. காத்திருப்புப் பட்டியலில் சேருங்கள்; இடம் கிடைத்தால் உங்களுக்கு மின்னஞ்சல் அனுப்புவோம்.';
export const weEmail = 'காலெண்டர் பதிவையும், மாற்ற அல்லது ரத்து செய்ய ஓர் இணைப்பையும் மின்னஞ்சலில் அனுப்புவோம்.';
export const weEmailWaiting = 'பட்டியலிலிருந்து விலக ஓர் இணைப்பை மின்னஞ்சலில் அனுப்புவோம்.';
export const book = 'இடம் பதிய';
export const orForm = (form: (text: string) => ReactNode): ReactNode => (
  <>{form('தொடர்புப் படிவத்தையும்')} பயன்படுத்தலாம்.</>
);
export const orCall = (phone: ReactNode, form: (text: string) => ReactNode): ReactNode => (
  <>
    {phone} என்ற எண்ணை அழைக்கலாம், அல்லது {form('தொடர்புப் படிவத்தைப்')} பயன்படுத்தலாம்.
  </>
);

export const isBooked = 'உங்கள் டெமோ வகுப்பு பதிவாகிவிட்டது';
export const weWillEmail = (email: ReactNode): ReactNode => (
  <>
    {email} முகவரிக்கு மின்னஞ்சல் அனுப்புவோம். அதிலுள்ள இணைப்பில் உங்கள் பதிவைப் பார்க்கலாம்; வகுப்புக்கு ஒரு மணி நேரம்
    முன்பு வரை அதை மாற்றலாம் அல்லது ரத்து செய்யலாம்.
  </>
);
export const weWillEmailWaiting = (email: ReactNode): ReactNode => (
  <>{email} முகவரிக்கு மின்னஞ்சல் அனுப்புவோம். அதிலுள்ள இணைப்பில் காத்திருப்புப் பட்டியலிலிருந்து விலகலாம்.</>
);
export const bookedBefore =
  'இதே தொலைபேசி எண்ணில் அல்லது மின்னஞ்சல் முகவரியில் இந்த வகுப்பு முன்பே பதியப்பட்டிருந்தால், அந்தப் பதிவு அப்படியே இருக்கும்; இணைப்பு அப்போது கொடுத்த முகவரிக்கே செல்லும்.';
export const noEmail = 'சில நிமிடங்களில் மின்னஞ்சல் வரவில்லை என்றால், ஸ்பேம் பகுதியில் பாருங்கள்.';

export const yourBooking = 'உங்கள் பதிவு';
export const yourBookingText = 'டெமோ வகுப்புக்கான உங்கள் பதிவைப் பார்க்க, மாற்ற அல்லது ரத்து செய்ய.';
export const openLink =
  'உங்கள் பதிவைப் பார்க்க, மாற்ற அல்லது ரத்து செய்ய, பதிவு மின்னஞ்சலில் உள்ள இணைப்பைத் திறங்கள்.';
export const needsScripts =
  'இந்தப் பக்கத்துக்கு JavaScript தேவை. பதிவை மாற்ற அல்லது ரத்து செய்ய, பதிவு மின்னஞ்சலுக்குப் பதில் எழுதுங்கள்.';
export const allClasses = 'எல்லா இலவச டெமோ வகுப்புகளும்';

export const yourClass = 'உங்கள் வகுப்பு';
export const theClass = 'அந்த வகுப்பு';
export const what = 'வகுப்பு';
export const where = 'இடம்';
export const taughtBy = 'பயிற்சியாளர்';
export const bring = 'தேவை';
export const bringNotebook = 'ஒரு நோட்டுப் புத்தகம், உங்கள் கேள்விகள்';
export const bringQuestions = 'உங்கள் கேள்விகள்';
export const nothingToPrepare = 'வேறு தயாரிப்பு எதுவும் தேவையில்லை.';
export const cost = 'கட்டணம்';
export const nothing = 'இல்லை';
export const questions = 'கேள்வி';

export const before = 'முன்னதாக';
export const reminder =
  'நேரம் இருந்தால் ஒரு நாள் முன்பும், பிறகு இரண்டு மணி நேரம் முன்பும் நினைவூட்டல் மின்னஞ்சல் அனுப்புவோம். ஒரு நோட்டுப் புத்தகத்தையும் உங்கள் கேள்விகளையும் கொண்டு வாருங்கள்.';
export const reminderOnline =
  'நேரம் இருந்தால் ஒரு நாள் முன்பும், பிறகு இரண்டு மணி நேரம் முன்பும் நினைவூட்டல் மின்னஞ்சல் அனுப்புவோம். எங்கள் முதல் மின்னஞ்சலில் உள்ள இணைப்பைத் திறந்திருந்தால், வகுப்புக்கான இணைப்பும் அதில் வரும்.';
export const begins = (place: string): string => `வகுப்பு தொடங்குகிறது: ${place}.`;
export const beginsOnline = 'வகுப்பு ஆன்லைனில் தொடங்குகிறது.';
export const ends = 'வகுப்பு முடிகிறது. படிப்பு பற்றி எங்களிடம் கேளுங்கள், அல்லது பொறுமையாக யோசியுங்கள்.';
