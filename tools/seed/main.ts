/** Fills the emulators with the sample content; see `seed`. */
import { report } from '../run.ts';
import { targetOf } from './target.ts';

await report(async () => {
  // What would be refused is, before the sample is loaded.
  targetOf(process.env);
  const { seed } = await import('./seed.ts');
  const { documents, files, accounts } = await seed();
  return `Seed: wrote ${documents} documents, ${files} files and ${accounts} accounts`;
});
