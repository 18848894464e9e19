export const searchKinds = {
  course: 'படிப்பு',
  batch: 'பேட்ச்',
  trainer: 'பயிற்சியாளர்',
  post: 'வலைப்பதிவு',
  page: 'பக்கம்',
} as const;
