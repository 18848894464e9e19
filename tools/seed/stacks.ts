/**
 * Fills the emulators of the stacks that its arguments number with the sample content, one after another:
 * code is loaded, and files are made, once for all.
 */
import { emulatorEnvironment } from '../../tests/support/ports.ts';
import { report } from '../run.ts';
import { seed } from './seed.ts';

await report(async () => {
  for (const stack of process.argv.slice(2)) {
    // The SDK derives it from the address of the first.
    delete process.env['STORAGE_EMULATOR_HOST'];
    Object.assign(process.env, emulatorEnvironment(Number(stack)));
    await seed();
  }
  return 'Seeded';
});
