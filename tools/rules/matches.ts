import {
  capabilities,
  claimingContent,
  collections,
  collectionsWhere,
  kinds,
  type AnyKind,
  type Capability,
  type Collection,
} from '@institute/schema';

/** The function that a rule calls: `mayUpload` for `upload`. */
export const callOf = (capability: Capability): string =>
  `may${capability.charAt(0).toUpperCase()}${capability.slice(1)}`;

export const listOf = (names: readonly string[]): string =>
  `[${names.map((name) => `'${name}'`).join(', ')}]`;

const staff = `${callOf('readContent')}()`;

const match = (path: string, ...rules: readonly string[]): string =>
  `    match /${path} {\n${rules.map((rule) => `      allow ${rule};\n`).join('')}    }\n`;

/** What documents must be for everybody to read them; empty where any will do. */
function conditionOf({ readers }: AnyKind): string {
  if (readers.by !== 'everybody') return '';
  if (readers.makesClaims) return 'everythingShows()';
  if (!readers.where) return '';
  const { field, is } = readers.where;
  const values = is.map((value) => (typeof value === 'string' ? `'${value}'` : String(value)));
  const [only = ''] = values;
  return `resource.data.${field} ${values.length > 1 ? `in [${values.join(', ')}]` : `== ${only}`}`;
}

function matchOf(collection: string, kind: AnyKind): string {
  const path = `${collection}/{id}`;
  const { readers } = kind;
  if (readers.by === 'nobody') return '';
  if (readers.by !== 'everybody')
    return match(path, `${readers.each ? 'get' : 'read'}: if ${callOf(readers.by)}()`);
  if (readers.hidden) return match(path, `read: if ${staff}`);
  const condition = conditionOf(kind);
  return condition
    ? match(
        path,
        `get: if ${staff} || ${condition}`,
        `list: if ${staff} || isShort() && ${condition}`,
      )
    : match(path, 'get', `list: if isShort() || ${staff}`);
}

/** Of what exists once, only what makes claims is not always read by everybody. */
const content = match(
  'content/{id}',
  `get: if !(id in ${listOf(claimingContent)})
        || everythingShows()
        || ${staff}`,
  `list: if ${staff}`,
);

/** Earlier versions, for those who may read what they are versions of. Lists name the collection. */
const versions = match(
  'versions/{id}',
  ...capabilities.flatMap((capability) => {
    const names = collectionsWhere((kind) => kind.versions?.readBy === capability);
    if (names.length === 0) return [];
    return `read: if ${callOf(capability)}()
        && resource.data.collection in ${listOf(names)}`;
  }),
);

const own = Object.values(collections)
  .filter(
    (name): name is Exclude<Collection, 'content' | 'versions'> =>
      !['content', 'versions'].includes(name),
  )
  .map((name) => matchOf(name, kinds[name]))
  .filter((text) => text !== '');

/** The rules of each collection that is read from Firestore itself, as the records of kinds say. */
export const matches = [content, ...own, versions].join('\n');

/** The capabilities that they ask for. */
export const capabilitiesOfReaders = capabilities.filter((capability) =>
  matches.includes(`${callOf(capability)}()`),
);
