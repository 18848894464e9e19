export const toHome = (institute: string): string => `${institute}, முகப்பு`;
export const main = 'முதன்மை மெனு';
export const search = 'தேடல்';
export const menu = 'மெனு';
export const otherLanguage = 'en';
export const otherLanguageName = 'English';
