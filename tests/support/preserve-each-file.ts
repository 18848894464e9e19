/** Gives each file of tests the site as the file before found it, and an emulator without history. */
import { afterAll, beforeAll } from 'vitest';
import { keyedHash } from '../../functions/src/platform/keyed-hash.ts';
import { putBack, readSite, type StoredSite } from './preserve-site.ts';

/** What the file before has put back: files of API tests load this module afresh, in the same process. */
const known = globalThis as { siteOfWorker?: StoredSite };

beforeAll(async () => {
  if (known.siteOfWorker) return;
  // Has the key of hashes stored, which processes keep for as long as they run.
  await keyedHash('');
  known.siteOfWorker = await readSite();
});

afterAll(async () => {
  if (known.siteOfWorker) known.siteOfWorker = await putBack(known.siteOfWorker);
});
