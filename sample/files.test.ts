import { pdfSizeLimit } from '@institute/schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { contactInfo } from './content/contact-info.ts';
import { coursesWithSyllabus } from './content/courses.ts';
import type { SeedFiles } from './files.ts';
import { sampleFiles } from './test-files.ts';
import { syllabusPdf } from './syllabus-pdf.ts';

let files: SeedFiles;

beforeAll(async () => {
  files = await sampleFiles();
}, 60_000);

describe('files', () => {
  test('illustrations are small WebP images', () => {
    for (const { bytes, path } of files.images.values()) {
      expect(bytes.subarray(8, 12).toString(), path).toBe('WEBP');
      expect(bytes.length, path).toBeLessThan(40_000);
    }
  });

  test('four courses have a syllabus', () => {
    expect(files.syllabuses.size).toBe(4);
    for (const { bytes, path } of files.syllabuses.values()) {
      expect(bytes.subarray(0, 5).toString(), path).toBe('%PDF-');
      expect(bytes.includes('(D:20260105043000Z)'), path).toBe(true);
      expect(bytes.length, path).toBeLessThanOrEqual(pdfSizeLimit);
    }
  });

  test.each(coursesWithSyllabus)('the syllabus of $slug is reproducible', async (course) => {
    const again = await syllabusPdf(course, contactInfo);
    expect(files.syllabuses.get(course.slug)?.bytes.equals(again)).toBe(true);
  });

  test.each(coursesWithSyllabus)('the syllabus of $slug has no missing glyphs', (course) => {
    const standardFontLetters = /^[\n\x20-\x7e\xa0-\xff–—‘’“”•…]*$/;
    expect(JSON.stringify(course)).toMatch(standardFontLetters);
  });
});
