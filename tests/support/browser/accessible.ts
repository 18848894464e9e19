import type { Page } from 'playwright-core';
import { isDeep } from '../level.ts';
import { expectNoViolationsLightOrDark } from './axe.ts';
import { expectEqualAccess } from './equal-access.ts';

/** Fails when axe finds the page wrong, light or dark, or a second engine does at the deep level; leaves it dark. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolationsLightOrDark(page);
  if (isDeep) await expectEqualAccess(page);
}
