import { institute } from '@institute/schema';

export const title = 'பிளேஸ்மென்ட்';
export const descriptionOf = (city: string) =>
  institute.fixedTexts
    ? `எங்கள் மாணவர்கள் வேலை செய்யும் இடங்கள்: அவர்களின் வேலை, படித்த படிப்பு, எங்களிடமிருந்து ஆட்களை எடுக்கும் ${city} நிறுவனங்கள்.`
    : 'எங்கள் மாணவர்கள் வேலை செய்யும் இடங்கள்: அவர்களின் வேலையும் படித்த படிப்பும்.';
export const lead = institute.fixedTexts
  ? 'வேலை கிடைத்ததும்தான் படிப்பு முடிகிறது. நேர்காணலுக்குத் தயார் செய்கிறோம், வேலை தருபவர்களிடம் அறிமுகப்படுத்துகிறோம், நீங்கள் கையெழுத்திடும் வரை உடன் இருக்கிறோம்.'
  : 'எங்கள் மாணவர்கள் வேலை செய்யும் இடங்களும், எங்களிடம் கற்றதும்.';
export const rate = 'பிளேஸ்மென்ட் விகிதம்';
export const placed = 'வேலை பெற்ற மாணவர்கள்';
export const partners = 'வேலை தரும் நிறுவனங்கள்';
export const medianSalary = 'இடைநிலைச் சம்பளம்';
export const averageSalary = 'சராசரிச் சம்பளம்';
export const highestSalary = 'அதிகபட்சச் சம்பளம்';
export const figuresLabel = 'பிளேஸ்மென்ட் எண்கள்';
export const figures = 'பிளேஸ்மென்ட் எண்கள்';
export const groupTitles = {
  topCompanies: 'எங்கே சேர்ந்தார்கள்',
  byCourse: 'படிப்பு வாரியாக',
  byYear: 'ஆண்டு வாரியாக',
} as const;
export const others = (people: number, companies: number) =>
  `மற்ற ${people} பேர் வேறு ${companies} நிறுவனங்களில் சேர்ந்தார்கள்.`;
export const outOf = (all: number) => ` / ${all}`;
export const dots = (all: number, large: number) =>
  `${all} புள்ளிகள், ஒரு மாணவருக்கு ஒன்று: ${large} பெரியவை, ${all - large} சிறியவை`;
export const dotsPlaced = (count: number) => `${count} பேருக்கு வேலை கிடைத்தது`;
export const dotsNotPlaced = (count: number) => `${count} பேருக்குக் கிடைக்கவில்லை`;
export const eachDot = (note: string) => `ஒவ்வொரு புள்ளியும் ஒரு மாணவர்: ${note}.`;
export const stories = 'வெற்றிக் கதைகள்';
export const storiesLead =
  'அவர்கள் யார், இங்கே என்ன படித்தார்கள், இப்போது எங்கே வேலை செய்கிறார்கள். புதியவை முதலில்.';
export const storiesPages = 'வெற்றிக் கதைகளின் பக்கங்கள்';
export const newer = 'புதிய கதைகள்';
export const older = 'பழைய கதைகள்';
export const needConnection = 'வெற்றிக் கதைகளைக் காட்ட இணைய இணைப்பு தேவை.';
export const none = 'பிளேஸ்மென்ட் விவரங்கள் இன்னும் இல்லை';
export const noneText =
  'அதுவரை: என்ன கற்பீர்கள், அடுத்த பேட்ச் எப்போது, கட்டணம் எவ்வளவு என்பதைப் படிப்புகளின் பக்கங்களில் பாருங்கள்.';
export const theyHire = 'எங்கள் மாணவர்களுக்கு வேலை தருபவர்கள்';
export const comeBack =
  '25-க்கும் மேற்பட்ட நிறுவனங்கள் அடுத்த ஊழியருக்காக எங்கள் பேட்ச்களுக்குத் திரும்பி வருகின்றன.';
export const companyNames = 'நிறுவனப் பெயர்களை';
export const beNext = 'அடுத்த வெற்றிக் கதை உங்களுடையதாகட்டும்';
export const start = 'ஒரு படிப்புடன் தொடங்குங்கள், அல்லது அதைப் பற்றிய கேள்வியுடன்.';
export const exploreCourses = 'படிப்புகளைப் பாருங்கள்';
