import { describe, expect, it } from 'vitest';
import { answerTime } from './answer-time.ts';
import { markColor } from './mark-color.ts';

const received = '2026-01-05T09:00:00.000Z';
const after = (minutes: number) => answerTime(received, Date.parse(received) + minutes * 60_000);

const later = 'text.secondary';
const soon = 'var(--turmeric-ink)';
const late = 'error.main';

// enquiries-17
describe('answerTime', () => {
  it.each([
    [0, 'Answer within 24 h 0 min', 'by Tue 2:30 pm', later],
    [9 * 60 + 29, 'Answer within 14 h 31 min', 'by Tue 2:30 pm', later],
    [9 * 60 + 30, 'Answer within 14 h 30 min', 'by 2:30 pm', later],
    [20 * 60 - 1, 'Answer within 4 h 1 min', 'by 2:30 pm', later],
    [20 * 60, 'Answer soon: within 4 h 0 min', 'by 2:30 pm', soon],
    [23 * 60 + 30, 'Answer soon: within 30 min', 'by 2:30 pm', soon],
    [24 * 60, 'Answer overdue by 0 min', '0 min late', late],
    [25 * 60 + 5, 'Answer overdue by 1 h 5 min', '1 h 5 min late', late],
    [24 * 60 * 4, 'Answer overdue by 3 days', '3 days late', late],
  ])('after %d minutes: %s', (minutes, text, short, color) => {
    const mark = after(minutes);
    expect(mark).toMatchObject({ text, short, urgent: color !== later });
    expect(markColor(mark)).toBe(color);
  });
});
