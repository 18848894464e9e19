const weekdays = ['ஞாயிறு', 'திங்கள்', 'செவ்வாய்', 'புதன்', 'வியாழன்', 'வெள்ளி', 'சனி'] as const;
const shortWeekdays = ['ஞாயி.', 'திங்.', 'செவ்.', 'புத.', 'வியா.', 'வெள்.', 'சனி'] as const;
const months = [
  'ஜன.',
  'பிப்.',
  'மார்.',
  'ஏப்.',
  'மே',
  'ஜூன்',
  'ஜூலை',
  'ஆக.',
  'செப்.',
  'அக்.',
  'நவ.',
  'டிச.',
] as const;

/** The part of the day, which stands before its times. */
const partOf = (time: string): string => {
  if (time < '12:00') return 'காலை';
  if (time < '16:00') return 'மதியம்';
  return time < '20:00' ? 'மாலை' : 'இரவு';
};

const hours = (time: string): string => `${Number(time.slice(0, 2)) % 12 || 12}${time.slice(2)}`;

const clock = (time: string): string => `${partOf(time)} ${hours(time)}`;

export const dates = {
  weekday: (index: number): string => weekdays[index] ?? '',
  shortWeekday: (index: number): string => shortWeekdays[index] ?? '',
  month: (index: number): string => months[index] ?? '',
  row: (first: string, last: string): string => `${first} முதல் ${last} வரை`,
  clock,
  /** Its dash never begins a line. */
  range: (from: string, to: string): string => {
    const said = `${clock(from)}\u00a0– ${partOf(from) === partOf(to) ? hours(to) : clock(to)}`;
    return from.endsWith(':00') && to.endsWith(':00') ? said.replaceAll(':00', '') : said;
  },
  classes: (days: string, _part: 'morning' | 'afternoon' | 'evening', range: string): string =>
    `${days}, ${range}`,
};
