import { describe, expect, it } from 'vitest';
import { arrange, byText, initialListState, matchesSearch, type ListSpec } from './arrange.ts';

interface Row {
  readonly title: string;
  readonly level: string;
}

const rows: Row[] = [
  { title: 'Python 10', level: 'Beginner' },
  { title: 'python 9', level: 'Advanced' },
  { title: 'பைதான் அறிமுகம்', level: 'Beginner' },
  { title: 'Java', level: 'Beginner' },
];

const spec: ListSpec<Row> = {
  searchText: ({ title }) => title,
  filters: [
    {
      name: 'level',
      label: 'Level',
      options: [],
      matches: ({ level }, value) => level === value,
    },
  ],
  sorts: [
    { name: 'title', label: 'Title', compare: byText(({ title }) => title) },
    { name: 'none', label: 'None', compare: () => 0 },
  ],
};

const titles = (state: Partial<typeof initialListState>) =>
  arrange(rows, spec, { ...initialListState, ...state }).map(({ title }) => title);

describe('arrange', () => {
  it('combines search and filters', () => {
    expect(titles({ search: 'PYTHON', filters: { level: 'Beginner' } })).toEqual(['Python 10']);
  });

  it('sorts numbers within texts numerically, by the first order unless another is chosen', () => {
    expect(titles({ search: 'python' })).toEqual(['python 9', 'Python 10']);
    expect(titles({ sort: 'none' })).toEqual(rows.map(({ title }) => title));
  });

  it('does not modify its input', () => {
    const before = [...rows];
    titles({});
    expect(rows).toEqual(before);
  });
});

describe('matchesSearch', () => {
  it('matches all words in any order, also in Tamil', () => {
    expect(matchesSearch('Python Full Stack', 'stack py')).toBe(true);
    expect(matchesSearch('Python Full Stack', 'stack java')).toBe(false);
    expect(matchesSearch('பைதான் அறிமுகம்', 'பைதான்')).toBe(true);
    expect(matchesSearch('anything', '  ')).toBe(true);
  });

  // dashboard-32
  it('finds letters with marks, and those like them, by a to z', () => {
    expect(matchesSearch('Łukasz Łódź', 'lodz luk')).toBe(true);
    expect(matchesSearch('IŞIL', 'ışıl')).toBe(true);
    expect(matchesSearch('Lodz', 'łódź')).toBe(true);
  });
});
