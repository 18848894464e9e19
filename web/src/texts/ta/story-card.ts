/** Units as they stand before இலவசப், and before கட்டணப், whose first consonant is doubled. */
const units: Readonly<Record<string, readonly [free: string, paid: string]>> = {
  day: ['நாள்', 'நாள்'],
  week: ['வார', 'வாரக்'],
  month: ['மாத', 'மாதக்'],
  year: ['ஆண்டு', 'ஆண்டுக்'],
};

export const course = (duration: string, isPaid: boolean) => {
  const [, count = '', unit = ''] = /^(\d+) ([a-z]+?)s?$/.exec(duration) ?? [];
  const said = units[unit]?.[isPaid ? 1 : 0];
  return `${said ? `${count} ${said}` : duration} ${isPaid ? 'கட்டணப்' : 'இலவசப்'} படிப்பு`;
};
