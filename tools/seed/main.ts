/** Fills the emulators with the sample content; see `seed`. */
import { seed } from './seed.ts';

try {
  const written = await seed();
  process.stdout.write(
    `Seed: wrote ${written.documents} documents, ${written.files} files and ${written.accounts} accounts\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
