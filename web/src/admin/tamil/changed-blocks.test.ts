import { expect, test } from 'vitest';
import { changedBlocks } from './changed-blocks.ts';

// tamil-12
test('of a body that has changed, the blocks that are gone and new are named', () => {
  const was = '<h2>Fees</h2><p>In all <strong>48,000</strong></p><ul><li>Lab</li><li>Tea</li></ul>';
  const now = '<h2>Fees</h2><p>In all <strong>52,000</strong></p><ul><li>Lab</li></ul>';
  expect(changedBlocks(was, now)).toEqual({
    was: ['In all 48,000', 'Tea'],
    now: ['In all 52,000'],
  });
});

// tamil-12
test('blocks that only moved, or are only formatted in another way, are not', () => {
  const was = '<p>One</p><p>Two &amp; three</p>';
  expect(changedBlocks(was, '<p>Two &amp; <em>three</em></p><h2>One</h2>')).toEqual({
    was: [],
    now: [],
  });
});
