export const toHome = (institute: string): string => `${institute}, home`;
export const main = 'Main';
export const search = 'Search';
export const menu = 'Menu';
export const otherLanguage = 'ta';
export const otherLanguageName = 'தமிழ்';
