import { expect, test } from 'vitest';
import { modulesIn } from './modules-in-text.ts';

const modules = [
  { module: 'Python', topics: ['Variables', 'Loops'] },
  { module: 'Django', topics: ['Views'] },
];

// editing-10
test.each([
  ['bullets', 'Python\n- Variables\n- Loops\nDjango\n- Views'],
  ['bullets of Word', 'Python\r\n•\tVariables\r\n•\tLoops\r\n\r\nDjango\r\n•\tViews\r\n'],
  ['indented topics', '1. Python\n\tVariables\n\tLoops\n2. Django\n\tViews'],
  ['empty lines', 'Module 1: Python\nVariables\nLoops\n\nModule 2: Django\nViews'],
])('a pasted syllabus with %s is read as modules', (_, text) => {
  expect(modulesIn(text)).toEqual(modules);
});

// editing-10
test('lines without anything between them are names of modules', () => {
  expect(modulesIn('Python\nDjango')).toEqual([
    { module: 'Python', topics: [] },
    { module: 'Django', topics: [] },
  ]);
  expect(modulesIn('3D-modelling')).toEqual([{ module: '3D-modelling', topics: [] }]);
});
