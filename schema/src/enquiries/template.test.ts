import { expect, test } from 'vitest';
import { filledIn, template } from './template.ts';

// enquiries-20
test('known placeholders are filled in, and those without a fact stay', () => {
  const text = 'Hello {name}, {course} {batch} {fee sheet} {slot} {name} {Name}';
  expect(filledIn(text, { name: 'Meena $&', course: 'Python', batch: '' })).toBe(
    'Hello Meena $&, Python {batch} {fee sheet} {slot} Meena $& {Name}',
  );
});

// enquiries-20
test('an unknown placeholder is refused at its field, and an email needs a subject', () => {
  const fieldsOf = (given: object) => {
    const { error } = template.safeParse({
      name: 'Hello',
      channel: 'whatsapp',
      text: 'x',
      ...given,
    });
    return (error?.issues ?? []).map(({ path }) => path.join('.'));
  };
  expect(fieldsOf({ text: 'Hello {name} {fee sheet}' })).toEqual([]);
  expect(fieldsOf({ text: 'Hello {nmae}' })).toEqual(['text']);
  expect(fieldsOf({ channel: 'email', subject: '{ name}' })).toEqual(['subject']);
  expect(fieldsOf({ channel: 'email' })).toEqual(['subject']);
});
