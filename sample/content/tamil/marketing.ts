import type { Words } from './words.ts';

/** What the parts of the course in marketing teach. */
export const marketingWords: Words = {
  'Talking to ten customers of one shop': 'ஒரு கடையின் பத்து வாடிக்கையாளர்களிடம் பேசுதல்',
  'What people buy, and why they say they do': 'மக்கள் எதை வாங்குகிறார்கள், ஏன் என்று சொல்கிறார்கள்',
  'Positioning in one sentence': 'ஒரே வாக்கியத்தில் உங்கள் இடம்',
  'Marketing plans on one page': 'ஒரு பக்க மார்க்கெட்டிங் திட்டம்',

  'A website in WordPress, fast on a phone': 'WordPress-இல் வெப்சைட், ஃபோனில் வேகமாக',
  'Headlines, product pages and plain writing': 'தலைப்புகள், பொருள் பக்கங்கள், எளிய எழுத்து',
  'Tamil content and voice search': 'தமிழ்க் கன்டென்ட், குரல் தேடல்',
  'Photos and short videos with a phone': 'ஃபோனில் புகைப்படங்களும் சிறு வீடியோக்களும்',
  'A content calendar with Pongal and Deepavali in it': 'பொங்கலும் தீபாவளியும் உள்ள கன்டென்ட் காலெண்டர்',

  'How search engines find and rank pages': 'சர்ச் இன்ஜின்கள் பக்கங்களை எப்படிக் கண்டு வரிசைப்படுத்துகின்றன',
  'Keyword research': 'தேடும் சொற்களை ஆராய்தல்',
  'On-page and local SEO, Google Business Profile':
    'பக்கத்திலும் பகுதியிலும் SEO, Google Business Profile பக்கம்',
  'Google Ads: search campaigns and negatives': 'Google Ads: சர்ச் கேம்பெய்ன்கள், தவிர்க்கும் சொற்கள்',
  'Budgets, bids and stopping': 'பட்ஜெட், பிட், எப்போது நிறுத்துவது',

  'Choosing two platforms and leaving the rest': 'இரண்டு தளங்களைத் தேர்ந்து மற்றவற்றை விடுதல்',
  'Instagram and YouTube Shorts: planning, shooting, captions':
    'Instagram, YouTube Shorts: திட்டம், படப்பிடிப்பு, விளக்க வரிகள்',
  'Meta advertising: audiences and tests': 'Meta விளம்பரம்: யாருக்கு, எந்தச் சோதனைகள்',
  'Answering comments and complaints': 'கருத்துகளுக்கும் புகார்களுக்கும் பதில்',
  'Influencers, disclosure and the ASCI code': 'இன்ஃப்ளூயன்சர்கள், வெளிப்படையாகச் சொல்லுதல், ASCI விதிகள்',

  'Consent and the law': 'சம்மதமும் சட்டமும்',
  'Lists, segments and welcome series': 'பட்டியல்கள், பிரிவுகள், வரவேற்பு மெயில்கள்',
  'WhatsApp Business: catalogue, templates, limits':
    'WhatsApp Business: கேட்டலாக், டெம்ப்ளேட்கள், வரம்புகள்',
  'Subject lines and tests': 'ஈமெயில் தலைப்புகளும் சோதனைகளும்',

  'Google Analytics 4 and Tag Manager': 'Google Analytics 4-உம் Tag Manager-உம்',
  'UTM links and naming': 'UTM இணைப்புகள், பெயரிடுதல்',
  'Cost of a customer and what a customer is worth':
    'ஒரு வாடிக்கையாளருக்கு ஆகும் செலவும் அவரால் வரும் வருமானமும்',
  'Spreadsheets and a one-page report': 'ஸ்ப்ரெட்ஷீட்களும் ஒரு பக்க அறிக்கையும்',

  'Ten weeks with a shop and 6,000 rupees': 'ஒரு கடையுடனும் 6,000 ரூபாயுடனும் பத்து வாரங்கள்',
  'Weekly review with the owner': 'உரிமையாளருடன் வாராந்திர ஆய்வு',
  'Final presentation with the numbers': 'எண்களுடன் இறுதி விளக்கம்',
  'Portfolio, Google certificates, mock interviews': 'போர்ட்ஃபோலியோ, Google சான்றிதழ்கள், மாதிரி நேர்காணல்கள்',
};
