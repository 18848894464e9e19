export const toHome = (institute: string): string => `${institute}, home`;
export const main = 'Main';
export const search = 'Search';
export const menu = 'Menu';
