import type { Page } from 'playwright-core';

export const palette = (page: Page) =>
  page.getByRole('combobox', { name: 'Find a tab, course, post, enquiry or action' });
