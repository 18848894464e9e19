/** A group in a text such as `Zoho (38), TCS (54 of 60)`: how many, and of how many where it says so. */
export interface CountedGroup {
  readonly name: string;
  readonly some: number;
  readonly of?: number;
}

/** The same company or course, however it is typed. */
export const groupKey = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/g, ' ');

const groupPattern = /^(.{1,80}?) \((\d[\d,]*)(?: of (\d[\d,]*))?\)$/;

const numberOf = (digits: string): number => Number(digits.replaceAll(',', ''));

/** The texts of the groups in a list of them. */
export const groupTexts = (text: string): readonly string[] => text.split(/(?<=\)),\s*/);

/** The groups of a text that is a list of them; undefined for any other text. */
export function countedGroups(text: string): readonly CountedGroup[] | undefined {
  const groups = groupTexts(text)
    .map((part) => groupPattern.exec(part.trim()))
    .map((found) => {
      if (!found) return undefined;
      const [, name = '', some = '', of] = found;
      return { name, some: numberOf(some), ...(of && { of: numberOf(of) }) };
    });
  const known = groups.filter((each) => each !== undefined);
  return known.length === groups.length ? known : undefined;
}

/** The share that a basis such as `563 of 612 who asked for support` begins with. */
export function shareIn(basis: string): { readonly some: number; readonly of: number } | undefined {
  const [, some = '', of = ''] = /^(\d[\d,]*) of (?:the )?(\d[\d,]*)\b/.exec(basis) ?? [];
  const share = { some: numberOf(some), of: numberOf(of) };
  return of && share.some <= share.of ? share : undefined;
}
