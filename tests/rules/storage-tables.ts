import { randomBytes } from 'node:crypto';
import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  imageSizeLimit,
  imageTypes,
  pdfSizeLimit,
  storedFilePath,
  uploadFolders,
} from '@institute/schema';
import {
  callerId,
  callersWith,
  everyone,
  nobody,
  trying,
  tryingAgain,
  tryingInVain,
} from './callers.ts';
import { row, type Row } from './table.ts';

export type Storage = ReturnType<RulesTestContext['storage']>;

const uploaders = callersWith('upload');

const hash = '0123456789abcdef';

const get = (path: string) => (storage: Storage) => storage.ref(path).getMetadata();
const list = (folder: string) => (storage: Storage) => storage.ref(folder).list();
const update = (path: string) => (storage: Storage) =>
  storage.ref(path).updateMetadata({ contentType: 'text/html' });
const remove = (path: string) => (storage: Storage) => storage.ref(path).delete();

interface File {
  readonly name?: string;
  /** Bytes. */
  readonly size?: number;
  readonly uploadedBy?: string;
}

const put = (
  storage: Storage,
  path: string,
  contentType: string,
  { size = 8, uploadedBy = callerId }: File = {},
): Promise<unknown> =>
  storage
    .ref(path)
    .put(new Uint8Array(size), {
      contentType,
      customMetadata: uploadedBy === '' ? {} : { uploadedBy },
    })
    .then(() => undefined);

const create =
  (path: string, contentType: string) =>
  (storage: Storage): Promise<unknown> =>
    put(storage, path, contentType);

/** A new file at each call, named as the API names it. */
const createNew =
  (kind: keyof typeof uploadFolders, contentType: string, file: File = {}) =>
  (storage: Storage): Promise<unknown> => {
    const { name = 'Sample 1.File' } = file;
    const path = storedFilePath(kind, randomBytes(32).toString('hex'), name);
    return put(storage, path, contentType, file);
  };

/** A row of megabytes, which one tries who may upload: who else may, the other rows say. */
const large = (...[operation, attempt, allowed]: Parameters<typeof row<Storage>>): Row<Storage> =>
  row(operation, attempt, allowed, ['owner']);

/** Another way to do what one row asks of everyone, or what nobody may. */
const variant = (...[operation, attempt, allowed]: Parameters<typeof row<Storage>>): Row<Storage> =>
  row(operation, attempt, allowed, allowed === nobody ? tryingInVain : trying);

/** What is the same in both folders. */
const inFolder = (kind: keyof typeof uploadFolders, contentType: string): Row<Storage>[] => {
  const folder = uploadFolders[kind];
  const stored = `${folder}/${hash}-stored`;
  return [
    row('get', get(stored), everyone, kind === 'image' ? everyone : tryingAgain),
    row('get a missing one', get(`${folder}/missing`), everyone, trying),
    variant('get one in a folder below', get(`${folder}/below/${hash}-stored`), nobody),
    variant('list', list(folder), nobody),
    variant('list a folder below', list(`${folder}/below`), nobody),
    row(
      'create',
      createNew(kind, contentType),
      uploaders,
      kind === 'image' ? everyone : tryingAgain,
    ),
    variant(
      'create with a name in Tamil',
      createNew(kind, contentType, { name: 'படம்' }),
      uploaders,
    ),
    variant(
      'create with a long name',
      createNew(kind, contentType, { name: 'a'.repeat(200) }),
      uploaders,
    ),
    variant('create without saying who', createNew(kind, contentType, { uploadedBy: '' }), nobody),
    variant(
      'create as somebody else',
      createNew(kind, contentType, { uploadedBy: 'another' }),
      nobody,
    ),
    variant('create one named without a hash', create(`${folder}/a.file`, contentType), nobody),
    variant('create one with a short hash', create(`${folder}/0123-a.file`, contentType), nobody),
    variant('create one with capitals', create(`${folder}/${hash}-A.file`, contentType), nobody),
    variant(
      'create one in a folder below',
      create(`${folder}/below/${hash}-a`, contentType),
      nobody,
    ),
    variant('create an SVG', createNew(kind, 'image/svg+xml'), nobody),
    variant('create a web page', createNew(kind, 'text/html'), nobody),
    variant('create a file of no known type', createNew(kind, 'application/octet-stream'), nobody),
    variant('replace', create(stored, contentType), nobody),
    variant('update', update(stored), nobody),
    variant('delete', remove(stored), nobody),
  ];
};

const deniedToAll = (folder: string): Row<Storage>[] => [
  variant('get', get(`${folder}${hash}-stored`), nobody),
  variant('get a missing one', get(`${folder}missing`), nobody),
  variant('list', list(folder), nobody),
  variant('create an image', create(`${folder}${hash}-a.png`, 'image/png'), nobody),
  variant('create a PDF', create(`${folder}${hash}-a.pdf`, 'application/pdf'), nobody),
  variant('replace', create(`${folder}${hash}-stored`, 'image/png'), nobody),
  variant('update', update(`${folder}${hash}-stored`), nobody),
  variant('delete', remove(`${folder}${hash}-stored`), nobody),
];

/** Functions alone write and read it. */
const sizesFolder = 'sizes/480/';

type Table =
  | (typeof uploadFolders)[keyof typeof uploadFolders]
  | 'the sizes of images'
  | 'the evidence of placements'
  | 'the sources of claims'
  | 'a folder without a rule'
  | 'outside every folder';

/** Who may do what with each folder. */
export const storageTables: Record<Table, readonly Row<Storage>[]> = {
  images: [
    ...inFolder('image', 'image/png'),
    ...imageTypes.map((type) => variant(`create ${type}`, createNew('image', type), uploaders)),
    variant('create a PDF', createNew('image', 'application/pdf'), nobody),
    large('create one of 2 MiB', createNew('image', 'image/png', { size: imageSizeLimit }), nobody),
    large(
      'create one byte less',
      createNew('image', 'image/png', { size: imageSizeLimit - 1 }),
      uploaders,
    ),
  ],
  documents: [
    ...inFolder('pdf', 'application/pdf'),
    variant('create an image', createNew('pdf', 'image/png'), nobody),
    large(
      'create one byte more',
      createNew('pdf', 'application/pdf', { size: pdfSizeLimit + 1 }),
      nobody,
    ),
    large(
      'create one of 10 MiB',
      createNew('pdf', 'application/pdf', { size: pdfSizeLimit }),
      uploaders,
    ),
  ],
  'the sizes of images': deniedToAll(sizesFolder),
  'the evidence of placements': deniedToAll('evidence/stored/'),
  'the sources of claims': deniedToAll('evidence-of-claims/'),
  'a folder without a rule': deniedToAll('backups/'),
  'outside every folder': deniedToAll(''),
};

const storedFiles = [
  'images/',
  'images/below/',
  'documents/',
  'documents/below/',
  sizesFolder,
  'evidence/stored/',
  'evidence-of-claims/',
  'backups/',
  '',
];

/** Stores what the tables' operations are about. */
export const storeFiles = (environment: RulesTestEnvironment): Promise<void> =>
  environment.withSecurityRulesDisabled(async (context) => {
    const storage = context.storage();
    await Promise.all(
      storedFiles.map((folder) => put(storage, `${folder}${hash}-stored`, 'image/png')),
    );
  });

/** Deletes every file of the environment's bucket. */
export const clearFiles = (environment: RulesTestEnvironment): Promise<void> =>
  environment.withSecurityRulesDisabled(async (context) => {
    const clear = async (folder: ReturnType<Storage['ref']>): Promise<void> => {
      const { items, prefixes } = await folder.listAll();
      await Promise.all([...items.map((item) => item.delete()), ...prefixes.map(clear)]);
    };
    await clear(context.storage().ref());
  });
