import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { post } from '../blog/post.ts';
import { singletonSchemas } from '../content/singleton-schemas.ts';
import { course } from '../courses/course.ts';
import { trainer } from '../courses/trainer.ts';
import { fieldPaths } from '../fields/field-paths.ts';
import { placement } from '../placements/placement.ts';
import { pictureFields } from './picture-fields.ts';

const schemas: Record<string, z.core.$ZodType> = {
  ...Object.fromEntries(
    Object.entries(singletonSchemas).map(([name, schema]) => [`content/${name}`, schema]),
  ),
  posts: post,
  courses: course,
  placements: placement,
  trainers: trainer,
};

// health-1
test('every field of a picture has a width, and no other field has one', () => {
  const found = Object.entries(schemas).flatMap(([document, schema]) =>
    fieldPaths(schema)
      .filter((path) => /(?:^|\.)\w*(?:image|photo|logo|picture)$/i.test(path))
      .map((path) => `${document} ${path}`),
  );
  const named = Object.entries(pictureFields).flatMap(([document, fields]) =>
    Object.keys(fields).map((path) => `${document} ${path}`),
  );
  expect(named.toSorted()).toEqual(found.toSorted());
});
