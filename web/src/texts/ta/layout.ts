import { institute } from '@institute/schema';

export const skip = 'உள்ளடக்கத்துக்குச் செல்க';
export const offline = 'இணைய இணைப்பு இல்லை. நீங்கள் முன்பு திறந்த பக்கங்கள் வேலை செய்யும்.';
export const lacksClaims = 'இந்த நகலில் எண்களும் வெற்றிக் கதைகளும் இல்லை. அவற்றுக்கு இணைய இணைப்பு தேவை.';

export const shortcuts = 'குறுக்குவழிகள்';
export const chatAboutCourses = 'வணக்கம், உங்கள் படிப்புகளைப் பற்றி மேலும் தெரிந்துகொள்ள விரும்புகிறேன்.';
export const chatAbout = (course: string) =>
  `வணக்கம், ${course} படிப்பைப் பற்றி மேலும் தெரிந்துகொள்ள விரும்புகிறேன்.`;
export const askFirst = 'கேள்விகளா? முதலில் எங்களிடம் கேளுங்கள்.';
export const demoClass = 'இலவச டெமோ வகுப்பு';
export const freeDemo = 'இலவச டெமோ';
export const toTop = 'மேலே செல்க';
export const onMap = 'வரைபடத்தில் எங்கள் இடம்';
export const onWhatsApp = 'WhatsApp-இல் பேசுங்கள்';

export const notFound = 'பக்கம் கிடைக்கவில்லை';
export const nothingHere = 'இந்த முகவரியில் பக்கம் எதுவும் இல்லை.';
export const oops = 'அடடா! பக்கம் கிடைக்கவில்லை';
export const unfinished = institute.fixedTexts
  ? 'இந்தக் கோலம் முடிக்கப்படவே இல்லை; இந்தப் பக்கமும் இல்லை.'
  : 'இந்தப் பக்கம் இல்லை.';
export const toHome = 'முகப்புக்குத் திரும்புங்கள்';
export const notShown = 'இந்தப் பக்கத்தைக் காட்ட முடியவில்லை';
export const onlyInEnglish = 'அந்தப் பக்கம் இன்னும் தமிழில் இல்லை. அதற்கு நெருக்கமான பக்கம் இது.';
