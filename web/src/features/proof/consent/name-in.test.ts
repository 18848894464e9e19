import { institute } from '@institute/schema';
import { expect, test } from 'vitest';
import { nameIn } from './name-in.ts';

// institute-8
test.each([
  [{}, institute.name, institute.tamilName],
  [{ name: 'Nila' }, 'Nila', 'Nila'],
  [{ name: 'Nila', tamilName: 'நிலா நிறுவனத்தின்' }, 'Nila', 'நிலா நிறுவனத்தின்'],
  [{ tamilName: '' }, institute.name, institute.name],
])('a consent of %j names %s, in Tamil %s', (said, english, tamil) => {
  expect([nameIn('en', said), nameIn('ta', said)]).toEqual([english, tamil]);
});
