/** Here alone, as the triggers start a process for each file: functions/src/index.test.ts says what they wait for. */
import { expect, onTestFinished, test } from 'vitest';
import { bucket } from '../../../functions/src/platform/admin.ts';
import { hashOf, namePrefix } from '../../../functions/src/media/save-file.ts';
import { newToken } from '../../support/accounts.ts';
import { picture } from '../../support/picture.ts';
import { newSlug } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';
import { forEver, imageAt } from '../../support/stored-image.ts';
import { startTriggers, stopTriggers } from '../../support/triggers.ts';
import { uploadToStorage } from '../../support/upload-to-storage.ts';

siteTest();

// media-5
test('a file uploaded straight to Storage gets its widths by itself', async () => {
  onTestFinished(() => stopTriggers());
  await startTriggers();
  const token = await newToken({ admin: true });
  const bytes = await picture(600, 300);
  const name = `images/${namePrefix(hashOf(bytes))}${newSlug()}.png`;
  const upload = { bucket: (await bucket()).name, name, bytes, contentType: 'image/png', token };
  expect(await uploadToStorage(upload)).toBe(200);
  await expect
    .poll(() => imageAt(`/${name}?width=480`), { interval: 500 })
    .toEqual({ size: [480, 240], format: 'webp', kept: forEver });
});
