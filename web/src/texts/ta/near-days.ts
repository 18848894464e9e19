const weekdays: Readonly<Record<string, string>> = {
  monday: 'திங்கள்கிழமை',
  tuesday: 'செவ்வாய்க்கிழமை',
  wednesday: 'புதன்கிழமை',
  thursday: 'வியாழக்கிழமை',
  friday: 'வெள்ளிக்கிழமை',
  saturday: 'சனிக்கிழமை',
  sunday: 'ஞாயிற்றுக்கிழமை',
};

export const today = 'இன்று';
export const tomorrow = 'நாளை';
// About as long as the date that it takes the place of once the app runs: most lines break where they did.
export const onWeekday = (weekday: string): string => `வரும் ${weekdays[weekday] ?? weekday}`;
export const onDay = (day: string): string => `${day} அன்று`;
