import { expect, test } from 'vitest';
import { answersFrom, ask } from './ask.ts';
import { questions } from './questions.ts';

/** What a person types: an empty line but for the keys given, of which a wrong answer comes first. */
async function talk(lines: readonly string[]) {
  let said = '';
  const typed = lines[Symbol.iterator]();
  const answers = ask(
    { next: () => Promise.resolve(typed.next() as IteratorResult<string>) },
    (text) => {
      said += text;
    },
  );
  return { answers: await answers, said };
}

/** A line for each question, more where a wrong answer comes first. */
const linesOf = (
  given: Readonly<Record<string, readonly string[]>>,
  passed: readonly string[] = [],
): string[] => questions.flatMap(({ key }) => (passed.includes(key) ? [] : (given[key] ?? [''])));

const named = { name: ['Nila Institute'], city: ['Salem'], domain: ['nila.example'] };

// institute-5
test('a question is asked again, with the reason, and the other answers stay', async () => {
  const { answers, said } = await talk(
    linesOf(
      {
        ...named,
        name: ['', 'Nila Institute'],
        domain: ['www.nila.example', 'nila', 'nila.example'],
        shortName: ['Nila'.repeat(8), 'Nila'],
        phoneCode: ['44'],
        timeZone: ['', 'Europe/London'],
        currency: ['pounds', 'GBP'],
        brand: ['green', '#0b5345'],
        email: ['office', 'office@nila.example'],
      },
      ['gstin'],
    ),
  );
  expect(answers).toEqual(
    answersFrom({
      name: 'Nila Institute',
      city: 'Salem',
      domain: 'nila.example',
      phoneCode: '44',
      timeZone: 'Europe/London',
      currency: 'GBP',
      brand: '#0b5345',
      email: 'office@nila.example',
    }),
  );
  expect(said).toContain('Full name []: name is missing\nFull name []: ');
  expect(said).toMatch(/phone numbers \[91\]: What the tax/);
  expect(said.match(/Currency, such as INR/g)).toHaveLength(2);
});

// institute-5
test.each([
  [{ currancy: 'JPY' }, /^currancy is not asked: the keys are name, spokenName/],
  [{ postcodeFirst: true }, /^postcodeFirst must be a text$/],
  [{ tax: null }, /^tax must be a text$/],
])('a file with the entry %j is refused, with its key', (entry, problem) => {
  expect(() => answersFrom({ name: 'Nila', ...entry })).toThrow(problem);
});

// institute-5
test('a number in a file is its digits', () => {
  expect(answersFrom({ founded: 2011 }).founded).toBe('2011');
});

// institute-5
test.each([
  [{}, '91', 'GST'],
  [{ country: 'Japan' }, '81', 'tax'],
  [{ country: 'United Kingdom' }, '44', 'tax'],
  [{ country: 'The Moon' }, '', 'tax'],
])('unless it is said otherwise, phones of %j have the code %s', (given, phoneCode, tax) => {
  expect(answersFrom(given)).toMatchObject({ phoneCode, tax });
});

// institute-5
test('lines that end where a default cannot stay are an error, not a question without end', async () => {
  await expect(talk([])).rejects.toThrow('name is missing');
  await expect(talk(linesOf(named).slice(0, 10))).resolves.toMatchObject({
    answers: { city: 'Salem', timeZone: 'Asia/Kolkata' },
  });
});
