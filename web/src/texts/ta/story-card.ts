/** Units before a noun that begins with a vowel, and before one that doubles its first consonant. */
const units: Readonly<Record<string, readonly [plain: string, doubling: string]>> = {
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
