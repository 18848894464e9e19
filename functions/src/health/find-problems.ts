import {
  collections,
  contrast,
  factsIn,
  factsOfPart,
  isFactOfCourse,
  theme,
  unknownFact,
  writtenKindOf,
  type HealthProblem,
  type ProblemKind,
} from '@institute/schema';
import type { DocumentData } from 'firebase-admin/firestore';
import { titleOf } from '../content/all-content.ts';
import { filesIn, isObject, textsShown } from '../content/texts-in.ts';

export interface Site {
  /** Paths of pages, and old ones that lead to a page. */
  readonly paths: ReadonlySet<string>;
  /** The path that a link which leads nowhere may be meant for, if one is near enough. */
  readonly nearest: (link: string) => string | undefined;
  /** Paths of the uploaded files, such as `images/0123456789abcdef-door.webp`. */
  readonly files: ReadonlySet<string>;
  /** Ids of the batches that are not over. */
  readonly batches: ReadonlySet<string>;
  /** Names of the facts that are known, but for those of a course in its own texts. */
  readonly facts: ReadonlySet<string>;
}

interface Place {
  readonly field: string;
  readonly text: string;
  readonly mend?: HealthProblem['mend'];
}

const hrefs = /<a\b[^>]*?\shref="([^"]*)"/g;
const pictures = /<img\b[^>]*>/g;

/** The links in a text: the text itself, or those of its HTML. */
function linksIn(text: string): string[] {
  if (/^\/[\w-]/.test(text) || text === '/') return [text];
  return Array.from(text.matchAll(hrefs), ([, link = '']) => link.replaceAll('&amp;', '&'));
}

const isPagePath = (link: string): boolean =>
  link.startsWith('/') && !/^\/(?:\/|api\/|images\/|documents\/|admin\b)/.test(link);

function leadsNowhere(link: string, { paths }: Site): boolean {
  if (!isPagePath(link) || /^\/batches\/[^/]+\.ics$/.test(link)) return false;
  const path = link.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
  return !paths.has(path);
}

/** The batch that a link is about, if any. */
const batchOf = (link: string): string | undefined =>
  /^\/batches\/([^/]+)\.ics$/.exec(link)?.[1] ??
  /^\/contact\?(?:.*&)?batch=([^&#]+)/.exec(link)?.[1];

/** Returns what tells whether a fact in a text of the document is unknown. Claims tells of figures of placements. */
function unknownFacts(path: string, data: DocumentData, { facts }: Site) {
  const own = factsOfPart(data);
  // A translation has its course elsewhere.
  const isOfOther = path.startsWith(`${collections.translations}/`) ? isFactOfCourse : () => false;
  return (name: string): boolean =>
    !facts.has(name) &&
    !Object.hasOwn(own, name) &&
    !isOfOther(name) &&
    !name.startsWith('placements.');
}

/** The pictures of some HTML that have no alternative text. */
const withoutAlternative = (html: string): string[] =>
  Array.from(html.matchAll(pictures), ([tag]) => tag)
    .filter((tag) => !/\salt="[^"]+"/.test(tag))
    .map((tag) => /\ssrc="([^"]*)"/.exec(tag)?.[1] ?? 'An image');

/** The ground of the light pages, on which the colours of platforms are shown. */
const [ground] = theme.ground;

/** The contrast that WCAG 2 asks of graphics. */
const leastContrast = 3;

function faintColors(data: DocumentData): Place[] {
  const platforms: unknown[] = data['ratingPlatforms'] ?? [];
  return platforms.flatMap((platform, index) => {
    if (!isObject(platform) || platform['isActive'] === false) return [];
    const { color, name } = platform;
    if (typeof color !== 'string' || contrast(color, ground) >= leastContrast) return [];
    return [{ field: `ratingPlatforms.${index}.color`, text: `${String(name)}: ${color}` }];
  });
}

/** The place of a link that leads nowhere, with the page that it may be meant for. */
function brokenLink(place: Place, { nearest }: Site): Place {
  const suggested = nearest(place.text);
  const value = place.text;
  return { ...place, mend: { as: 'path', value, ...(suggested && { suggested }) } };
}

/** Whether a document has the text at its path: a translation has it in a list of pairs. */
const isMendable = (path: string): boolean =>
  writtenKindOf(path) !== undefined && !path.startsWith(`${collections.translations}/`);

/** What is wrong with a document of the content, apart from the sizes of its pictures. */
export function problemsIn(path: string, data: DocumentData, site: Site): HealthProblem[] {
  const collection = path.split('/')[0] ?? '';
  const texts = textsShown(path, data);
  const found = (kind: ProblemKind, places: readonly Place[]): HealthProblem[] =>
    places.map(({ mend, ...place }) => ({
      ...{ kind, document: path, title: titleOf(path, data), ...place },
      ...(mend && isMendable(path) && { mend }),
    }));
  const placesOf = (read: (text: string) => readonly string[]): Place[] =>
    texts.flatMap(({ path: field, text }) => read(text).map((each) => ({ field, text: each })));
  const describedBy = writtenKindOf(path)?.describedBy ?? [];
  const [wanted = ''] = describedBy;
  const isDescribed = describedBy.some((field) => String(data[field] ?? '') !== '');
  const isUnknown = unknownFacts(path, data, site);
  const isUndated =
    collection === collections.posts && data['published'] === true && !data['publishedAt'];
  return [
    ...found(
      'link',
      placesOf((text) => linksIn(text).filter((link) => leadsNowhere(link, site))).map((place) =>
        brokenLink(place, site),
      ),
    ),
    ...found(
      'file',
      placesOf((text) => filesIn(text).filter((file) => !site.files.has(file))),
    ),
    ...found(
      'batch',
      placesOf((text) =>
        linksIn(text).filter((link) => {
          const batch = batchOf(link);
          return batch !== undefined && !site.batches.has(batch);
        }),
      ),
    ),
    ...found(
      'fact',
      placesOf((text) => factsIn(text).filter(isUnknown)).map(({ field, text }) => ({
        field,
        text: `{${text}} is shown as “${unknownFact}”`,
      })),
    ),
    ...found('contrast', path === 'content/trustStats' ? faintColors(data) : []),
    ...found(
      'description',
      wanted && !isDescribed
        ? [{ field: wanted, text: 'Without one, search engines choose their own text' }]
        : [],
    ),
    ...found(
      'alternative',
      placesOf(withoutAlternative).map((place) => ({ ...place, mend: { as: 'text', value: '' } })),
    ),
    ...found(
      'date',
      isUndated ? [{ field: 'title', text: 'Without a date it is listed last' }] : [],
    ),
  ];
}
