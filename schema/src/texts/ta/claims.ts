export const pastRecord = 'கடந்தகாலச் சாதனை எதிர்கால வேலைவாய்ப்புக்கு உத்தரவாதம் அல்ல.';
export const claimRecords = {
  placements: 'பிளேஸ்மென்ட் பதிவேடு',
  classes: 'வகுப்பு, பயிலரங்கு வருகைப் பதிவேடுகள்',
  ratings: 'மதிப்பீடுகள்',
  staff: 'பணியாளர் பட்டியல்',
  words: 'மாணவர்களின் சொந்தக் கருத்துகள்',
  other: 'மற்ற பதிவுகள்',
} as const;
export const claimKinds = {
  'home.stats': 'முகப்பு: எண்களில்',
  testimonial: 'மாணவர் கருத்து',
  'about.achievements': 'எங்களைப் பற்றி: எண்களில்',
  'trustStats.studentCount': 'எங்களை நம்புவோர்',
  'trustStats.rating': 'மதிப்பீடு',
  'placementStats.placementRate': 'பிளேஸ்மென்ட் விகிதம்',
  'placementStats.totalPlacements': 'வேலை பெற்ற மாணவர்கள்',
  'placementStats.companiesPartnered': 'வேலை தரும் நிறுவனங்கள்',
  'placementStats.averageSalary': 'சராசரிச் சம்பளம்',
  'placementStats.highestSalary': 'அதிகபட்சச் சம்பளம்',
  'placementStats.topCompanies': 'எங்கே சேர்ந்தார்கள்',
  'placementStats.byCourse': 'படிப்பு வாரியாக வேலை பெற்றவர்கள்',
  'placementStats.byYear': 'ஆண்டு வாரியாக வேலை பெற்றவர்கள்',
  hiringPartners: 'வேலை தரும் நிறுவனங்களின் பெயர்கள்',
} as const;
