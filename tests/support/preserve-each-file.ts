/** Gives each file of tests the site as the file before found it, and an emulator without history. */
import { afterAll, beforeAll } from 'vitest';
import { preserveSite } from './preserve-site.ts';

let restore: () => Promise<void>;

beforeAll(async () => {
  restore = await preserveSite();
});

afterAll(() => restore());
