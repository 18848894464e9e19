export const times = {
  weekday: 'வார நாட்கள்',
  'weekday-morning': 'வார நாட்கள், காலை',
  'weekday-evening': 'வார நாட்கள், மாலை',
  weekend: 'வார இறுதி',
  morning: 'காலை',
  evening: 'மாலை',
} as const;
