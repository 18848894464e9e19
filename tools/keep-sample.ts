/** `npm run keep-sample -- 1.2.0`: keeps the sample's documents as this code stores them, for the tests of later migrations. */
import { withProject } from './backup/copy.ts';
import { targetOf } from './backup/target.ts';
import { migrate } from './migrations/migrate.ts';
import { keepSample } from './release/kept-samples.ts';
import { report } from './run.ts';
import { seed } from './seed/seed.ts';

await report(async () => {
  const [version] = process.argv.slice(2);
  if (!version) throw new Error('Usage: npm run keep-sample -- 1.2.0');
  const target = targetOf({}, process.env);
  await withProject(target, ({ firestore }) =>
    migrate(firestore, (text) => void process.stdout.write(text)),
  );
  await seed({ onlyBacked: true });
  return `Kept: ${await keepSample(target, version)} documents of the sample`;
});
