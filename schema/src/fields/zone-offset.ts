const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const made = formats.get(timeZone);
  if (made) return made;
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  return format;
}

/** The offset of a zone from UTC at a moment, such as `+01:00`; throws a RangeError for what is no zone or moment. */
export function offsetText(timeZone: string, moment: number): string {
  const parts = formatOf(timeZone).formatToParts(moment);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', '') || '+00:00';
}

/** How far an offset such as `+01:00` is from UTC, in milliseconds. */
export const offsetLength = (text: string): number =>
  Date.parse('1970-01-01T00:00Z') - Date.parse(`1970-01-01T00:00${text}`);

/** A change of the clocks. */
export interface ClockChange {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly from: string;
  readonly to: string;
}

const minute = 60_000;

/** No zone changes its clocks twice in so many milliseconds. */
const step = 7 * 24 * 60 * minute;

/** The changes of a zone's clocks between two moments. */
export function clockChanges(timeZone: string, begin: number, end: number): ClockChange[] {
  const changes: ClockChange[] = [];
  for (let early = begin - (begin % minute); early < end; early += step) {
    const [from, to] = [early, early + step].map((at) => offsetText(timeZone, at));
    if (from === undefined || to === undefined || from === to) continue;
    let [before, after] = [early, early + step];
    while (after - before > minute) {
      const middle = before + Math.floor((after - before) / 2 / minute) * minute;
      if (offsetText(timeZone, middle) === from) before = middle;
      else after = middle;
    }
    changes.push({ at: after, from, to });
  }
  return changes;
}
