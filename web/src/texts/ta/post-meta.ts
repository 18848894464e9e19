/** What English says in 100 words takes about 69 in Tamil, which are longer. */
export const wordsPerMinute: number = 138;

export const minutesToRead = (minutes: number) => `படிக்க ${minutes} நிமிடம்`;
