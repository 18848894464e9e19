import { createHash } from 'node:crypto';
import { storedFilePath } from '@institute/schema';
import { drawSizes, type ImageSize } from '../functions/src/media/images/draw-sizes.ts';
import { contactInfo } from './content/contact-info.ts';
import { coursesWithSyllabus } from './content/courses.ts';
import { illustrations, renderIllustration, type IllustrationName } from './illustrations.ts';
import { syllabusPdf } from './syllabus-pdf.ts';

export interface SeedFile {
  path: string;
  bytes: Buffer;
  contentType: 'image/webp' | 'application/pdf';
  /** The size of an image, as the functions limit it. */
  sizes?: readonly ImageSize[];
}

/** The sample files; syllabuses by course slug. */
export interface SeedFiles {
  images: ReadonlyMap<IllustrationName, SeedFile>;
  syllabuses: ReadonlyMap<string, SeedFile>;
}

const contentHash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function image(name: IllustrationName): Promise<SeedFile> {
  const bytes = await renderIllustration(name);
  const path = storedFilePath('image', contentHash(bytes), `${name}.webp`);
  return { path, bytes, contentType: 'image/webp', sizes: await drawSizes(path, bytes) };
}

async function syllabus(course: (typeof coursesWithSyllabus)[number]): Promise<SeedFile> {
  const bytes = await syllabusPdf(course, contactInfo);
  const path = storedFilePath('pdf', contentHash(bytes), `${course.slug}-syllabus.pdf`);
  return { path, bytes, contentType: 'application/pdf' };
}

/** Draws the illustrations and typesets the syllabuses. */
export async function buildFiles(): Promise<SeedFiles> {
  const names = Object.keys(illustrations) as IllustrationName[];
  return {
    images: new Map(
      await Promise.all(names.map(async (name) => [name, await image(name)] as const)),
    ),
    syllabuses: new Map(
      await Promise.all(
        coursesWithSyllabus.map(async (course) => [course.slug, await syllabus(course)] as const),
      ),
    ),
  };
}
