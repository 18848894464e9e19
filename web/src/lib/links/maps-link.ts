import { institute, mapLink, type ContactInfo } from '@institute/schema';
import { withLetters } from './with-letters.ts';

/** Where the institute is if its contact info cannot be read. */
const fallback = {
  companyName: institute.name,
  address: '',
  city: institute.city,
  state: '',
  zipCode: '',
};

/** Link to the institute on the map. */
export const mapsLink = (info: ContactInfo | null | undefined): string =>
  withLetters(mapLink(info ?? fallback));

/** The institute's own address, if a branch is there. In Tamil, either of them may still be in English. */
export const addressAt = <Info extends { readonly address: string }>(
  info: Info | null | undefined,
  branch: string,
  area: string,
): Info | undefined =>
  branch !== '' && (branch === area || info?.address.includes(branch))
    ? (info ?? undefined)
    : undefined;
