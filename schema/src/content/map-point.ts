/** Latitude and longitude in degrees, with a comma between them. */
const pointPattern = /^(-?\d{1,2}(?:\.\d{1,7})?),\s*(-?\d{1,3}(?:\.\d{1,7})?)$/;

/** A point on the map, as its latitude and longitude in degrees; undefined if a text is none. */
export function pointOf(
  written: string,
): { readonly lat: number; readonly lon: number } | undefined {
  const [, first, second] = pointPattern.exec(written) ?? [];
  const [lat, lon] = [Number(first), Number(second)];
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : undefined;
}
