/** A course in a list. */
export const starts = (day: string) => `Starts ${day}`;
export const more = (count: number) => `+${count} more`;
