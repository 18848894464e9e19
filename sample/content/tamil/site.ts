import { home } from '../home.ts';
import { footer } from '../footer.ts';
import type { Words } from './words.ts';

const { callToAction } = home;

/** What home says in Tamil; its name in English is before it. */
export const homeWords: Words = {
  [home.heroTitle]: 'புதியவராக வாருங்கள். டெவலப்பராக, அனலிஸ்ட்டாக, டிசைனராகச் செல்லுங்கள்.',
  [home.heroDescription]:
    'சென்னை அடையாறில் மென்பொருள், டேட்டா, கிளவுட், செக்யூரிட்டி, டிசைன், மார்க்கெட்டிங் கற்பிக்கிறோம். ஒரு பேட்ச்சில் அதிகபட்சம் {institute.seats} பேர். பத்து வாரம் முதல் ஆறு மாதம், {institute.lowestFee} முதல் {institute.highestFee} வரை; முதல் வேலை வரை உதவுகிறோம்.',
  [callToAction.title]: 'முடிவு செய்யும் முன் ஒரு வகுப்பில் வந்து அமருங்கள்',
  [callToAction.description]:
    'ஒவ்வொரு பேட்ச்சின் முதல் இரண்டு வகுப்புகளிலும் பணம் கட்டும் முன் அமரலாம். ஒரு படிப்பைத் தேர்ந்தெடுத்து, கேள்விகளுடன் வாருங்கள். வேறு படிப்போ, எதுவும் வேண்டாம் என்பதோ பொருத்தம் என்றால் அதையும் சொல்வோம்.',
  [callToAction.buttonText]: 'எல்லாப் படிப்புகளையும் பாருங்கள்',
  'people in our classes and college workshops': 'பேர் எங்கள் வகுப்புகளிலும் கல்லூரிப் பயிலரங்குகளிலும்',
  'of the 612 who asked placed': 'வேலை கேட்ட 612 பேரில் வேலை பெற்றவர்கள்',
  'average package': 'சராசரி ஆண்டுச் சம்பளம்',
  'hiring partners': 'வேலை தந்த நிறுவனங்கள்',
  'Member Technical Staff at Zoho, Python Full Stack Development 2026':
    'Zoho-வில் மெம்பர் டெக்னிக்கல் ஸ்டாஃப், Python Full Stack டெவலப்மென்ட் 2026',
  'Associate Product Designer at Chargebee, UI/UX Design 2026':
    'Chargebee-யில் அசோசியேட் புராடக்ட் டிசைனர், UI/UX டிசைன் 2026',
  'Site Reliability Engineer at Freshworks, DevOps 2026':
    'Freshworks-இல் சைட் ரிலையபிலிட்டி இன்ஜினியர், DevOps 2026',
  'Programmer Analyst at Cognizant, Java Full Stack Development 2026':
    'Cognizant-இல் புரோகிராமர் அனலிஸ்ட், Java Full Stack டெவலப்மென்ட் 2026',
  'Business Analyst at Saint-Gobain, Data Analytics 2026':
    'Saint-Gobain-இல் பிசினஸ் அனலிஸ்ட், டேட்டா அனலிட்டிக்ஸ் 2026',
  'Security Operations Analyst at HCLTech, Cyber Security Operations 2026':
    'HCLTech-இல் செக்யூரிட்டி ஆபரேஷன்ஸ் அனலிஸ்ட், சைபர் செக்யூரிட்டி ஆபரேஷன்ஸ் 2026',
};

export const trustWords: Words = {
  'people in our classes and college workshops': 'பேர் எங்கள் வகுப்புகளிலும் கல்லூரிப் பயிலரங்குகளிலும்',
};

export const contactWords: Words = {
  '2nd Floor, 14 Kolam Street, Adyar': '2வது மாடி, 14 கோலம் தெரு, அடையாறு',
  Adyar: 'அடையாறு',
  Velachery: 'வேளச்சேரி',
  '1st Floor, 8 Rangoli Street, Velachery': '1வது மாடி, 8 ரங்கோலி தெரு, வேளச்சேரி',
  'Five minutes on foot from the Adyar bus depot, ten from Kasturba Nagar station.':
    'அடையாறு பேருந்துப் பணிமனையிலிருந்து ஐந்து நிமிடம், கஸ்தூர்பா நகர் ரயில் நிலையத்திலிருந்து பத்து நிமிடம் நடந்தால் போதும்.',
  'Seven minutes on foot from Velachery station; buses stop at Vijaya Nagar.':
    'வேளச்சேரி ரயில் நிலையத்திலிருந்து ஏழு நிமிடம் நடந்தால் போதும்; பேருந்துகள் விஜயநகரில் நிற்கும்.',
  Chennai: 'சென்னை',
  'Tamil Nadu': 'தமிழ்நாடு',
  India: 'இந்தியா',
  Admissions: 'சேர்க்கை',
  'Placement office': 'பிளேஸ்மென்ட் அலுவலகம்',
  Mobile: 'மொபைல்',
  '9 AM - 7 PM': 'காலை 9 - மாலை 7',
  '10 AM - 5 PM': 'காலை 10 - மாலை 5',
  Closed: 'விடுமுறை',
};

const linkWords: Words = {
  Home: 'முகப்பு',
  About: 'எங்களைப் பற்றி',
  Courses: 'படிப்புகள்',
  Batches: 'பேட்ச்கள்',
  Placements: 'பிளேஸ்மென்ட்',
  Blog: 'வலைப்பதிவு',
  Contact: 'தொடர்பு',
};

export const navbarWords: Words = { ...linkWords, 'Enquire Now': 'விசாரிக்க' };

export const footerWords: Words = {
  [footer.description]:
    'ஜூன் 2003 முதல் சென்னை அடையாறில் மென்பொருள், டேட்டா, கிளவுட், செக்யூரிட்டி, டிசைன், மார்க்கெட்டிங் கற்பிக்கிறோம்.',
  'About us': 'எங்களைப் பற்றி',
  'All courses': 'எல்லாப் படிப்புகள்',
  Batches: 'பேட்ச்கள்',
  'Demo classes': 'டெமோ வகுப்புகள்',
  Trainers: 'பயிற்சியாளர்கள்',
  Placements: 'பிளேஸ்மென்ட்',
  Blog: 'வலைப்பதிவு',
  Contact: 'தொடர்பு',
};

export const trainerWords: Words = {
  'Python, Java and the web around them': 'பைத்தான், ஜாவா, அவற்றைச் சுற்றியுள்ள வெப்',
  'Statistics and machine learning': 'புள்ளியியல், மெஷின் லேர்னிங்',
  'Cloud and operations': 'கிளவுட், ஆபரேஷன்ஸ்',
  'Design for screens and paper': 'திரைக்கும் தாளுக்குமான டிசைன்',
  'Security, attacking and defending': 'செக்யூரிட்டி: தாக்குதலும் தற்காப்பும்',
  'Marketing and the numbers behind it': 'மார்க்கெட்டிங், அதன் பின்னுள்ள எண்கள்',
  'BE Computer Science': 'BE கம்ப்யூட்டர் சயின்ஸ்',
  'Django contributor': 'Django பங்களிப்பாளர்',
  'PhD Statistics': 'PhD புள்ளியியல்',
  'AWS Solutions Architect': 'AWS சொல்யூஷன்ஸ் ஆர்க்கிடெக்ட்',
  'Certified Kubernetes Administrator': 'சான்று பெற்ற Kubernetes அட்மினிஸ்ட்ரேட்டர்',
  BDes: 'BDes',
  OSCP: 'OSCP',
  CISSP: 'CISSP',
  'MBA Marketing': 'MBA மார்க்கெட்டிங்',
};

export const instituteWords: Words = { Adyar: 'அடையாறு', Chennai: 'சென்னை' };

export const demoWords: Words = { Adyar: 'அடையாறு' };

export const batchWords: Words = { ...demoWords, Velachery: 'வேளச்சேரி' };
