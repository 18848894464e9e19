import { institute, motto, subjects as taught } from '@institute/schema';

const levels: Readonly<Record<string, string>> = {
  Beginner: 'தொடக்க நிலை',
  Intermediate: 'இடைநிலை',
  Advanced: 'உயர் நிலை',
};

export const courseOf = (level: string): string => `${levels[level] ?? level} படிப்பு`;
export const duration = 'காலம்';
export const fee = 'கட்டணம்';
export const onRequest = 'எங்களிடம் கேளுங்கள்';
export const author = 'எழுதியவர்';
export const title = institute.fixedTexts ? 'முதல் கோட் வரியிலிருந்து முதல் வேலை வரை' : motto;
export const subjects = 'படிப்புகள்';
export const subjectList = institute.fixedTexts ? 'மென்பொருள், டேட்டா, AI, கிளவுட், டிசைன்' : taught;
