import { builtColours, institute, paletteOf } from '@institute/schema';
import { describe, expect, test } from 'vitest';
import { cardSvg } from './card-svg.ts';
import { drawPng } from './draw-png.ts';
import type { ShareCard } from './share-card.ts';
import { loadTypeset } from './typeset.ts';

const typeset = await loadTypeset();

const kolam = { size: 42, path: 'M7 7h28v28h-28z', dots: [{ x: 21, y: 21 }], dotPath: '' };
const around = {
  kolam,
  mark: kolam,
  siteName: 'Vaasal Institute of Technology',
  palette: paletteOf(builtColours),
};

const card: ShareCard = {
  ground: 'indigo',
  seed: 'sql',
  kind: 'Beginner course',
  title: 'SQL & <databases>',
  facts: [{ name: 'Fee', value: '₹28,000' }],
};

describe('typeset', () => {
  test('sets Tamil in its own font, with its vowel signs', () => {
    const count = (text: string) => typeset(text, 'bold').outlines.split('<path').length - 1;
    expect(count('கொ')).toBe(3);
    expect(count('Ab தமிழ்')).toBe(count('Ab') + count('தமிழ்'));
    expect(typeset('அறிவு அறிவு', 'bold').width).toBeGreaterThan(
      2 * typeset('அறிவு', 'bold').width,
    );
  });

  test('leaves out letters that its fonts lack', () => {
    expect(typeset('🎓字', 'medium')).toEqual({ width: 0, outlines: '', isWhole: false });
    expect(typeset('₹', 'medium').outlines).not.toBe('');
  });

  test.each([
    ['Łódź, Işık, Ægir 🎓 ₹28,000', true],
    ['கொழும்பு 3', true],
    ['Школа 3', false],
    ['Έλλη', false],
    ['தமிழ் Школа', false],
  ])('knows whether it has the letters of %s: %s', (text, isWhole) => {
    expect([typeset(text, 'medium').isWhole, typeset(text, 'bold').isWhole]).toEqual([
      isWhole,
      isWhole,
    ]);
  });
});

describe('a card', () => {
  test.each(['indigo', 'paper'] as const)(
    'on %s is a PNG of 1200 by 630 pixels',
    async (ground) => {
      const png = await drawPng(cardSvg({ ...card, ground }, around, typeset));
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    },
  );

  // quality-5
  test('leaves out texts whose letters its fonts lack; the site’s name stands for such a title, and for both its domain', () => {
    const facts = [{ name: 'Fee', value: '₹28,000' }];
    const same = (one: ShareCard, other: ShareCard, siteName = around.siteName) =>
      expect(cardSvg(one, { ...around, siteName }, typeset)).toBe(
        cardSvg(other, { ...around, siteName: siteName === 'Школа' ? '' : siteName }, typeset),
      );
    const foreign = { ...card, title: 'SQL за всички', kind: 'Курс' };
    same(
      { ...foreign, facts: [{ name: 'By', value: 'Иван' }, ...facts] },
      {
        ...card,
        kind: '',
        title: around.siteName,
        facts,
      },
    );
    same(foreign, { ...card, kind: '', title: institute.domain }, 'Школа');
  });

  test.each([
    ['letters', 'W'.repeat(200)],
    ['words', 'database '.repeat(22)],
    ['Tamil', 'மென்பொருள் மேம்பாடு '.repeat(10)],
  ])('keeps a title of 200 characters above its facts: %s', (_, title) => {
    const svg = cardSvg({ ...card, title }, around, typeset);
    const baselines = [...svg.matchAll(/translate\(72 ([\d.]+)\) scale\(34\)/g)].map(([, y]) =>
      Number(y),
    );
    expect(baselines).toHaveLength(7);
    expect(Math.max(...baselines)).toBeLessThan(475);
  });
});
