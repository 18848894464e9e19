import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface Result {
  readonly ruleId: string;
  readonly value: readonly [level: string, outcome: string];
  readonly message: string;
  readonly snippet: string;
}

declare global {
  interface Window {
    ace: {
      Checker: new () => {
        check: (
          page: Document,
          rulesets: readonly string[],
        ) => Promise<{ readonly results: readonly Result[] }>;
      };
    };
  }
}

const engine = createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js');
const source = readFileSync(engine, 'utf8');

const toleratedRules = [
  // Cards are articles without a name of their own: their heading says what each is about.
  'aria_article_label_unique',
  // Two forms of a page have a consent each, with one name: they are no group.
  'input_checkboxes_grouped',
];

/** Fails where IBM's Equal Access engine finds the page wrong by WCAG 2.2, A or AA. */
export async function expectEqualAccess(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(source);
  const found = await page.evaluate(async (tolerated) => {
    const { results } = await new window.ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
      .filter(({ ruleId }) => !tolerated.includes(ruleId))
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
  }, toleratedRules);
  expect(found, page.url()).toEqual([]);
}
