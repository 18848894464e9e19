export const course = (duration: string, isPaid: boolean) =>
  `${duration} ${isPaid ? 'கட்டணப்' : 'இலவசப்'} படிப்பு`;
