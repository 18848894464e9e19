export const starts = (day: string) => `${day} தொடக்கம்`;
export const more = (count: number) => `மேலும் ${count}`;
