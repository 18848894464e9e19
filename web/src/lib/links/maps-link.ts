import type { ContactInfo } from '@institute/schema';

/** Link to the institute on the map. */
export function mapsLink(info: ContactInfo | null | undefined): string {
  const place = info
    ? [info.companyName, info.address, info.city, info.state, info.zipCode]
    : ['Vaasal Institute of Technology', 'Chennai'];
  const query = place.filter(Boolean).join(', ');
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
