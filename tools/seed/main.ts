/** Fills the emulators with the sample content; see `seed`. */
import { report } from '../run.ts';
import { seed } from './seed.ts';

await report(async () => {
  const { documents, files, accounts } = await seed();
  return `Seed: wrote ${documents} documents, ${files} files and ${accounts} accounts`;
});
