import type { Words } from './words.ts';

/** What claims were counted from, and when. */
export const claimWords: Words = {
  'April 2025 to March 2026': 'ஏப்ரல் 2025 முதல் மார்ச் 2026 வரை',
  'April 2023 to March 2026': 'ஏப்ரல் 2023 முதல் மார்ச் 2026 வரை',
  'June 2003 to March 2026': 'ஜூன் 2003 முதல் மார்ச் 2026 வரை',
  'June 2003': 'ஜூன் 2003',
  'January 2026': 'ஜனவரி 2026',
  '2026': '2026',
  'until 31 March 2026': '31 மார்ச் 2026 வரை',
  'Written by the student': 'மாணவரே எழுதியது',
  'All registers of classes and workshops': 'வகுப்புகள், பயிலரங்குகளின் எல்லா வருகைப் பதிவேடுகளும்',
  'The register of our first batch': 'எங்கள் முதல் பேட்ச்சின் வருகைப் பதிவேடு',
  'All who taught a class': 'வகுப்பு எடுத்த அனைவரும்',
  'Average of all reviews': 'எல்லா மதிப்புரைகளின் சராசரி',
  '563 of 612 who asked for support': 'உதவி கேட்ட 612 பேரில் 563 பேர்',
  'Companies behind the 563 offers': 'அந்த 563 வேலைகளைத் தந்த நிறுவனங்கள்',
  '25 of the 118 companies that hired from us': 'எங்கள் மாணவர்களை வேலைக்கு எடுத்த 118 நிறுவனங்களில் 25',
  'Average of the 548 salaries that we know': 'எங்களுக்குத் தெரிந்த 548 சம்பளங்களின் சராசரி',
  'Highest of the 548 salaries that we know': 'எங்களுக்குத் தெரிந்த 548 சம்பளங்களில் மிக உயர்ந்தது',
  'The 612 who asked for support, by course': 'உதவி கேட்ட 612 பேர், படிப்பு வாரியாக',
  'Of those who asked for support in each year': 'ஒவ்வோர் ஆண்டும் உதவி கேட்டவர்களில்',
  'Of those who asked for support in each year, in the four largest courses':
    'நான்கு பெரிய படிப்புகளில் ஒவ்வோர் ஆண்டும் உதவி கேட்டவர்களில்',
  'The largest groups of the 563 who were placed': 'வேலை பெற்ற 563 பேரில் மிகப் பெரிய குழுக்கள்',
};
