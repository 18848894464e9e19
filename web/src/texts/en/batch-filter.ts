/** When a batch is, value and label. */
export const times = {
  weekday: 'Weekdays',
  'weekday-morning': 'Weekdays, mornings',
  'weekday-evening': 'Weekdays, evenings',
  weekend: 'Weekends',
  morning: 'Mornings',
  evening: 'Evenings',
} as const;
