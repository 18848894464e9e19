import type { Words } from './words.ts';

/** What the parts of the course in data analytics teach. */
export const analyticsWords: Words = {
  'Tables, references and named ranges': 'டேபிள்கள், ரெஃபரன்ஸ்கள், பெயரிட்ட ரேஞ்ச்கள்',
  'XLOOKUP, SUMIFS, FILTER and LET': 'XLOOKUP, SUMIFS, FILTER, LET ஃபார்முலாக்கள்',
  'Pivot tables and charts': 'பிவட் டேபிள்களும் வரைபடங்களும்',
  'Power Query: import, clean, combine': 'Power Query: கொண்டுவருதல், சீராக்குதல், இணைத்தல்',
  'Lakhs, crores, GST and Indian date formats': 'லட்சம், கோடி, GST, இந்தியத் தேதி வடிவங்கள்',

  'SELECT, WHERE, ORDER BY on a real database': 'உண்மையான டேட்டாபேஸில் SELECT, WHERE, ORDER BY',
  'Joins, drawn before they are written': 'ஜாயின்கள்: எழுதும் முன் வரைந்து பார்த்தல்',
  'GROUP BY, HAVING and CASE': 'GROUP BY, HAVING, CASE பயன்பாடு',
  'Window functions: running totals, ranks, last year':
    'விண்டோ ஃபங்ஷன்கள்: தொடர் கூட்டல், தரவரிசை, கடந்த ஆண்டு',
  'Common table expressions': 'பெயரிட்ட உட்கேள்விகள் (CTE)',
  'Forty graded questions on the shop’s books':
    'கடையின் கணக்குகளில் எளிதிலிருந்து கடினம் வரை நாற்பது கேள்விகள்',

  'Average, median and when each misleads': 'சராசரி, இடைநிலை; எது எப்போது தவறாக வழிநடத்தும்',
  'Growth, share and index': 'வளர்ச்சி, பங்கு, குறியீடு',
  'Seasons: Pongal, Aadi sale, Deepavali': 'சீசன்கள்: பொங்கல், ஆடித் தள்ளுபடி, தீபாவளி',
  'Samples, noise and small shops': 'மாதிரிகள், தற்செயல் ஏற்ற இறக்கம், சிறு கடைகள்',

  'Facts, dimensions and the star': 'fact, dimension, ஸ்டார் அமைப்பு',
  'Relationships and their direction': 'உறவுகளும் அவற்றின் திசையும்',
  'DAX: CALCULATE, filters, time intelligence': 'DAX: CALCULATE, ஃபில்டர்கள், டைம் இன்டெலிஜென்ஸ்',
  'Year on year, running totals, targets': 'ஆண்டுக்கு ஆண்டு, தொடர் கூட்டல், இலக்குகள்',
  'Row-level security: one manager, one shop': 'வரி அளவில் பாதுகாப்பு: ஒரு மேலாளர், ஒரு கடை',

  'Choosing a chart for a question': 'கேள்விக்கு ஏற்ற வரைபடத்தைத் தேர்ந்தெடுத்தல்',
  'Layout, colour and accessible reports': 'அமைப்பு, நிறம், அனைவரும் படிக்கக்கூடிய அறிக்கைகள்',
  'Drill-through and tooltips': 'விவரங்களுக்குள் செல்லுதல், டூல்டிப்கள்',
  'Publishing, refresh and gateways': 'வெளியிடுதல், புதுப்பித்தல், கேட்வேக்கள்',
  'A phone layout for the shop floor': 'கடையில் நிற்பவருக்கு ஃபோன் அமைப்பு',

  'A dashboard for a company that you choose': 'நீங்கள் தேர்ந்தெடுக்கும் நிறுவனத்துக்கு ஒரு டாஷ்போர்டு',
  'Presenting it in ten minutes': 'அதைப் பத்து நிமிடங்களில் விளக்குதல்',
  'PL-300 practice papers': 'PL-300 பயிற்சித் தேர்வுகள்',
  'Mock interviews: SQL on a whiteboard, a case':
    'மாதிரி நேர்காணல்கள்: வெள்ளைப் பலகையில் SQL, ஒரு கேஸ் ஸ்டடி',
};
