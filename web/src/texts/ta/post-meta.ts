export const minutesToRead = (minutes: number) => `படிக்க ${minutes} நிமிடம்`;
