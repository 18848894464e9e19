/** A part of an address in plain characters; as it is if its percent signs mean nothing. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
