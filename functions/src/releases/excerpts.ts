/** Most characters of a text in a list of changes. */
const most = 120;

/** How many characters before a difference say where it is. */
const context = 40;

/** Of a letter of two parts, the one whose other one was cut off. */
const halves = /^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g;

/** Where two texts begin to differ. */
function differenceOf(one: string, other: string): number {
  const end = Math.min(one.length, other.length);
  let index = 0;
  while (index < end && one[index] === other[index]) index += 1;
  return index;
}

/** Where the word begins that is at a place, or that place in a text without spaces. */
function wordAt(text: string, place: number): number {
  const start = text.lastIndexOf(' ', place) + 1;
  return place - start > context ? place : start;
}

/** Two texts as a list of changes shows them: long ones from a few words before they differ. */
export function excerpts(one: string, other: string): [string, string] {
  const isLong = Math.max(one.length, other.length) > most;
  const near = differenceOf(one, other) - context;
  const start = isLong && near > 0 ? wordAt(one, near) : 0;
  const excerpt = (text: string): string => {
    const rest = text.slice(start);
    return [start > 0 && '…', rest.slice(0, most).replaceAll(halves, ''), rest.length > most && '…']
      .filter(Boolean)
      .join(' ');
  };
  return [excerpt(one), excerpt(other)];
}
