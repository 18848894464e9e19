import type { Words } from './words.ts';

/** What the parts of the course in SEO teach. */
export const seoWords: Words = {
  'Crawling, rendering and indexing': 'கிராலிங், ரெண்டரிங், இன்டெக்ஸிங்',
  'Log files and crawl budget': 'லாக் ஃபைல்களும் கிரால் பட்ஜெட்டும்',
  'Structured data, hreflang and canonicals': 'ஸ்ட்ரக்சர்டு டேட்டா, hreflang, canonical',
  'Core Web Vitals from field data': 'பயனர்களிடமிருந்து வரும் அளவுகளில் Core Web Vitals',
  'Migrations without losing traffic': 'டிராஃபிக்கை இழக்காமல் தளத்தை மாற்றுதல்',

  'Search intent and topic maps': 'தேடலின் நோக்கம், தலைப்பு வரைபடங்கள்',
  'Briefs for writers, English and Tamil': 'எழுதுபவர்களுக்குக் குறிப்புகள்: ஆங்கிலமும் தமிழும்',
  'Links: earning them, cleaning them': 'இணைப்புகள்: பெறுதலும் சுத்தம் செய்தலும்',
  'Local search for a chain of shops': 'பல கிளைகள் உள்ள கடைகளுக்கு உள்ளூர்த் தேடல்',
  'Answers by AI assistants: what can be measured': 'AI அசிஸ்டன்ட்களின் பதில்கள்: எதை அளக்க முடியும்',

  'Account structure and match types': 'அக்கவுன்ட் அமைப்பு, match வகைகள்',
  'Bid strategies and what they optimise': 'பிட் உத்திகள்; அவை எதை மேம்படுத்துகின்றன',
  'Feeds and Merchant Center': 'ஃபீட்களும் Merchant Center-உம்',
  'Negatives, scripts and alerts': 'தவிர்க்கும் சொற்கள், ஸ்கிரிப்ட்கள், எச்சரிக்கைகள்',
  'Budgets around Deepavali': 'தீபாவளியை ஒட்டிய பட்ஜெட்கள்',

  'Audiences, creative and fatigue': 'பார்வையாளர்கள், விளம்பர வடிவங்கள், சலிப்பு',
  'Testing creative with a plan': 'திட்டமிட்டு விளம்பர வடிவங்களைச் சோதித்தல்',
  'YouTube campaigns': 'YouTube கேம்பெய்ன்கள்',
  'Frequency and reach': 'எத்தனை முறை, எத்தனை பேருக்கு',

  'Tag Manager on the server, consent mode': 'சர்வரில் Tag Manager, consent mode',
  'GA4 exports and SQL in BigQuery': 'GA4 ஏற்றுமதியும் BigQuery-இல் SQL-உம்',
  'Attribution models and their faults': 'அட்ரிபியூஷன் மாடல்களும் அவற்றின் குறைகளும்',
  'Lift tests and geographic experiments': 'லிஃப்ட் டெஸ்ட்களும் ஊர்வாரிச் சோதனைகளும்',
  'Customer value and payback': 'வாடிக்கையாளரின் மதிப்பும் செலவு திரும்பும் காலமும்',

  'Ten weeks with a shop’s data': 'ஒரு கடையின் டேட்டாவுடன் பத்து வாரங்கள்',
  'A plan for the next quarter, in rupees': 'அடுத்த காலாண்டுக்கான திட்டம், ரூபாயில்',
  'Defending it before a panel': 'குழுவின் முன் அதை விளக்கி வாதிடுதல்',
  'Mock interviews and agency tests': 'மாதிரி நேர்காணல்களும் ஏஜென்சி தேர்வுகளும்',
};
