import type { EndpointData } from '@institute/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { previewSource } from '../../../functions/src/pages/preview/preview-source.ts';
import { openPreview } from '../../../functions/src/releases/preview.ts';
import { factsInTamil } from '../../support/facts-in-tamil.ts';
import { editOf, useReleases } from '../../support/releases.ts';
import { newSlug, samplePost } from '../../support/samples.ts';

const facts = () => firestore().doc('content/institute');

// Before the server starts, which keeps them.
beforeAll(() => facts().set(factsInTamil()));
afterAll(() => facts().delete());

const { post, newCourse, newRelease, wait } = useReleases();

const tamil = 'கோலம்';

// releases-4, tamil-12
test('a preview is in Tamil below /ta, with the translations of the release', async () => {
  const course = await newCourse();
  const release = await newRelease();
  const of = course._id;
  const texts = [{ path: 'title', english: course.title, tamil }];
  await wait(release, {
    document: `translations/courses_${of}`,
    title: 'A translation',
    data: { kind: 'courses', of, texts },
    basedOn: null,
  });
  const shown = async () => {
    const link = `/api/releases/${release._id}/preview`;
    const { path } = await post<EndpointData<'previewRelease'>>(link, undefined, 200);
    const [address, token = ''] = path.split('?preview=');
    const preview = await openPreview(token);
    const titlesIn = async (language: 'en' | 'ta') => {
      const source = await previewSource(preview!, language);
      const [card] = await source.coursesBySlug([course.slug]);
      return [(await source.course(course.slug))?.title, card?.title];
    };
    return { address, en: await titlesIn('en'), ta: await titlesIn('ta') };
  };
  expect(await shown()).toEqual({
    address: `/ta/courses/${course.slug}`,
    en: [course.title, course.title],
    ta: [tamil, tamil],
  });

  // Where the English changes, too, it is stale.
  const title = `Kolam ${newSlug()}`;
  await wait(release, editOf(course, { slug: course.slug, title }));
  expect(await shown()).toMatchObject({ en: [title, title], ta: [title, title] });
});

// releases-4, api-11
test('a preview leaves out a post of which no content could go live', async () => {
  const release = await newRelease();
  const course = await newCourse();
  const data = { ...samplePost(), content: '<b>'.repeat(2000), published: true };
  const document = `posts/${newSlug()}`;
  await wait(release, { document, title: 'A post', data, basedOn: null });
  await wait(release, editOf(course, { slug: course.slug, title: 'Seen' }));
  const link = `/api/releases/${release._id}/preview`;
  const { path } = await post<EndpointData<'previewRelease'>>(link, undefined, 200);
  const preview = await openPreview(path.split('?preview=')[1] ?? '');
  const source = await previewSource(preview!, 'en');
  expect((await source.course(course.slug))?.title).toBe('Seen');
  expect(await source.post(data.slug)).toBe(null);
});
