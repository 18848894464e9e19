/** Texts in Tamil by the English that they say. */
export type Words = Readonly<Record<string, string>>;
