import { institute } from '@institute/schema';

export const notFound = 'படிப்பு கிடைக்கவில்லை';
export const notFoundText = 'நீங்கள் தேடும் படிப்பு இங்கே இல்லை.';
export const backToCourses = 'எல்லாப் படிப்புகளும்';
export const overview = 'படிப்பு ஒரு பார்வை';
export const beforeYouBegin = 'தொடங்கும் முன்:';
export const upcomingBatches = 'வரவிருக்கும் பேட்ச்கள்';
export const whatYouLearn = 'நீங்கள் கற்பவை';
export const defaultHighlights = [
  'முழுமையான பாடத்திட்டம்',
  'அனுபவமுள்ள பயிற்சியாளர்கள்',
  'செய்து பழகும் புராஜெக்ட்கள்',
  'துறைச் சான்றிதழ்',
  'பிளேஸ்மென்ட் உதவி',
] as const;
export const modules = 'பாடப் பகுதிகள்';
export const noModules = 'பாடத்திட்டம் விரைவில் இங்கே வரும்.';
export const trainers = 'பயிற்சியாளர்கள்';
export const allTrainers = 'எல்லாப் பயிற்சியாளர்களும்';
export const features = 'படிப்பின் சிறப்புகள்';
export const questions = 'கேள்விகளும் பதில்களும்';
export const fees = 'கட்டணம்';

export const placedAfter = 'இந்தப் படிப்புக்குப் பிறகு வேலை';
export const placedAfterName = 'இந்தப் படிப்புக்குப் பிறகு வேலை';
export const werePlaced = 'பேர் வேலை பெற்றனர்';
export const someOf = (some: number, of: number): string => `${some} / ${of}`;

export const comeAndSee = 'ஒரு வகுப்பை வந்து பாருங்கள்';
export const comeAndSeeText = institute.fixedTexts
  ? 'ஒரு மணி நேரம் வகுப்பில் அமர்ந்து, பயிற்சியாளரைச் சந்தித்து, எல்லாவற்றையும் கேளுங்கள். கட்டணம் எதுவும் இல்லை.'
  : 'வகுப்பில் அமர்ந்து, பயிற்சியாளரைச் சந்தித்து, எல்லாவற்றையும் கேளுங்கள். கட்டணம் எதுவும் இல்லை.';
export const visit = 'எங்களை நேரில் வந்து பாருங்கள்';
export const visitText = 'எல்லாவற்றையும் எங்களிடம் கேளுங்கள்.';
export const enrol = 'இப்போதே சேருங்கள்';
export const bookDemo = 'இலவச டெமோ பதிய';
export const seeDemos = 'டெமோ வகுப்புகள்';

export const about = 'இந்தப் படிப்பு பற்றி';
export const nextBatch = 'அடுத்த பேட்ச்';
export const nextBatchFull = 'அடுத்த பேட்ச், நிரம்பியது';
export const inTotal = 'மொத்தம்';
export const inInstalments = (count: number): string => `மொத்தம், ${count} தவணைகளில்`;
export const feesAndRefunds = 'கட்டணமும் திரும்பப் பெறும் விதமும்';
export const duration = 'காலம்';
export const level = 'நிலை';
export const trainer = 'பயிற்சியாளர்';
export const apply = 'விண்ணப்பிக்க';
export const freeDemo = 'இலவச டெமோ';
export const downloadSyllabus = 'பாடத்திட்டத்தைப் பதிவிறக்க';
