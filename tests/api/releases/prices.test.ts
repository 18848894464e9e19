import { feeText, type EndpointData } from '@institute/schema';
import { expect, test } from 'vitest';
import { editOf, useReleases } from '../../support/releases.ts';

const { admin, newCourse, newRelease, wait } = useReleases();

// releases-6
test('a release lists prices with the sign of the currency', async () => {
  const one = await newCourse();
  const release = await newRelease();
  await wait(release, editOf(one, { price: 148_000 }));
  const { data } = (await admin('GET', '/api/releases')).body;
  const listed = (data as EndpointData<'listReleases'>).find(({ _id }) => _id === release._id);
  expect(listed?.edits[0]?.changes).toContainEqual({
    label: 'Price in rupees',
    from: feeText(one.price),
    to: feeText(148_000),
  });
});
