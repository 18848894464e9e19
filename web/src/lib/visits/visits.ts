import type { Visit, Visits } from '@institute/schema';

/** Key in the visitor's own local storage; only an enquiry takes it along (enquiries-23). */
const key = 'visits';

const keptFor = 90 * 24 * 60 * 60 * 1000;

const names = ['source', 'medium', 'campaign', 'term', 'content'];

const isFresh = (visit: Visit | undefined): visit is Visit =>
  Date.now() - Date.parse(visit?.at ?? '') < keptFor;

/** What is noted of the visits of the last 90 days; undefined without any, or without storage. */
export function readVisits(): Visits | undefined {
  try {
    const { first, last } = JSON.parse(localStorage.getItem(key) ?? '') as Partial<Visits>;
    if (isFresh(last)) return { first: isFresh(first) ? first : last, last };
  } catch {
    // Nothing is noted, or nothing that can be read.
  }
  return undefined;
}

/** Notes a visit that a link of a campaign or of another site led to, and the first one in any case. */
export function noteVisit(): void {
  const { pathname, search, hostname } = location;
  const parameters = new URLSearchParams(search);
  const [source = '', medium = '', campaign = '', term = '', content = ''] = names.map((name) =>
    (parameters.get(`utm_${name}`) ?? '').slice(0, 100),
  );
  const from = /^https?:\/\/([^/:]+)/.exec(document.referrer)?.[1] ?? '';
  const referrer = from === hostname ? '' : from.slice(0, 200);
  const before = readVisits();
  if (before && !(referrer + source + medium + campaign + term + content)) return;
  const landing = pathname.slice(0, 200);
  const at = new Date().toISOString();
  const last = { at, landing, referrer, source, medium, campaign, term, content };
  try {
    localStorage.setItem(key, JSON.stringify({ first: before?.first ?? last, last }));
  } catch {
    // Without storage nothing is noted.
  }
}
