export const lookAtFields = 'கீழே குறிக்கப்பட்டுள்ளவற்றைச் சரிபாருங்கள்.';
export const thankYou = 'நன்றி';
export const received =
  'உங்கள் கோரிக்கை எங்களுக்குக் கிடைத்தது. டெமோ வகுப்பைப் பதிந்திருந்தால், உங்கள் பதிவைக் காட்டும் இணைப்பை மின்னஞ்சலில் அனுப்புவோம்.';
export const allClasses = 'எல்லா இலவச டெமோ வகுப்புகளும்';
export const anyCourse = 'எந்தப் படிப்பும்';
export const startAgain = 'மீண்டும் தொடங்குங்கள்.';
export const openLinkAgain = 'இணைப்பை மீண்டும் திறங்கள்.';
export const contactUs = 'தொடர்புகொள்ளுங்கள்';
export const sorry = 'மன்னிக்கவும், அதைச் செய்ய முடியவில்லை';
export const isMissing = (again: string): string => `ஏதோ விடுபட்டுள்ளது. ${again}`;
export const tryLater = 'ஒரு நிமிடம் கழித்து முயலுங்கள், அல்லது எங்களை அழையுங்கள்.';
export const needsScripts =
  'உங்கள் படிவம் எங்களுக்கு வரவில்லை. அதை அனுப்ப JavaScript தேவை. எங்களை அழையுங்கள் அல்லது எழுதுங்கள்.';
