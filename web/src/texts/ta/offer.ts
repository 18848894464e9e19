export const seatsLeft = (count: number): string =>
  count === 1 ? '1 இடம் மட்டுமே' : `${count} இடங்கள் மட்டுமே`;
export const placesLeft = (count: number): string => seatsLeft(count);
export const inside = (branch: string, mode: string): string => branch || mode;
export const experience = (years: number): string =>
  years === 1 ? '1 ஆண்டு அனுபவம்' : `${years} ஆண்டுகள் அனுபவம்`;
