export const qualifications = {
  '10th': '10-ஆம் வகுப்பு',
  '12th': '12-ஆம் வகுப்பு',
  diploma: 'டிப்ளமோ',
  graduate: 'இளநிலைப் பட்டம்',
  postgraduate: 'முதுநிலைப் பட்டம்',
} as const;
export const experiences = {
  fresher: 'அனுபவம் இல்லை',
  '0-1': '0-1 ஆண்டு',
  '1-3': '1-3 ஆண்டுகள்',
  '3-5': '3-5 ஆண்டுகள்',
  '5+': '5 ஆண்டுகளுக்கு மேல்',
} as const;
export const placementChoices = { yes: 'வேண்டும்', no: 'வேண்டாம்', maybe: 'இன்னும் தெரியவில்லை' } as const;
