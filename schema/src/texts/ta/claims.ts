export const pastRecord = 'கடந்தகாலச் சாதனை எதிர்கால வேலைவாய்ப்புக்கு உத்தரவாதம் அல்ல.';
export const claimRecords = {
  placements: 'பிளேஸ்மென்ட் பதிவேடு',
  classes: 'வகுப்பு, பயிலரங்கு வருகைப் பதிவேடுகள்',
  ratings: 'மதிப்பீடுகள்',
  staff: 'பணியாளர் பட்டியல்',
  words: 'மாணவர்களின் சொந்தக் கருத்துகள்',
  other: 'மற்ற பதிவுகள்',
} as const;
