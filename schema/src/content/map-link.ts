import type { ContactInfo } from './contact-info.ts';

type Place = Partial<Pick<ContactInfo, 'companyName' | 'address' | 'city' | 'state' | 'zipCode'>>;

/** Link to a place on the map. */
export function mapLink({ companyName, address, city, state, zipCode }: Place): string {
  const query = [companyName, address, city, state, zipCode].filter(Boolean).join(', ');
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
