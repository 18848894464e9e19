/** The `tel:` link of a phone number as people write it. */
export const telephoneLink = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;
