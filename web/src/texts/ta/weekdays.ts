const letters: Readonly<Record<string, string>> = {
  monday: 'தி',
  tuesday: 'செ',
  wednesday: 'பு',
  thursday: 'வி',
  friday: 'வெ',
  saturday: 'ச',
  sunday: 'ஞா',
};

export const weekdayLetter = (weekday: string): string => letters[weekday] ?? '';
