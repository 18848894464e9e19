import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchOwnScroll } from './watch-own-scroll.ts';

let page: EventTarget;
let onOwnScroll: ReturnType<typeof vi.fn<() => void>>;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  onOwnScroll = vi.fn<() => void>();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', { documentElement: null });
  stop = watchOwnScroll(onOwnScroll);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const fire = (type: string, details: object = {}) =>
  page.dispatchEvent(Object.assign(new Event(type), details));

const scrollbarDown = () => {
  vi.stubGlobal('document', { documentElement: page });
  fire('pointerdown', { button: 0 });
  vi.stubGlobal('document', { documentElement: null });
};

test.each([
  ['a wheel', () => fire('wheel')],
  ['a finger', () => fire('touchmove')],
  ['Page Down', () => fire('keydown', { key: 'PageDown' })],
  ['the space bar', () => fire('keydown', { key: ' ' })],
  ['the scrollbar', scrollbarDown],
  ['the middle button', () => fire('pointerdown', { button: 1 })],
])('a scroll by %s counts as the visitor’s own', (_name, input) => {
  input();
  vi.advanceTimersByTime(200);
  fire('scroll');
  expect(onOwnScroll).toHaveBeenCalledOnce();
});

test.each([
  ['nothing', () => true],
  ['a press on the page', () => fire('pointerdown', { button: 0 })],
  ['Tab', () => fire('keydown', { key: 'Tab' })],
  ['Enter on a link', () => fire('keydown', { key: 'Enter' })],
])('a scroll after %s does not count', (_name, input) => {
  input();
  fire('scroll');
  expect(onOwnScroll).not.toHaveBeenCalled();
});

test('an input without effect does not count for a later scroll', () => {
  fire('wheel');
  vi.advanceTimersByTime(1_500);
  fire('scroll');
  expect(onOwnScroll).not.toHaveBeenCalled();
});

test('a press on the page ends a scroll by the wheel', () => {
  fire('wheel');
  fire('pointerdown', { button: 0 });
  fire('scroll');
  expect(onOwnScroll).not.toHaveBeenCalled();
});

test('the scrollbar may be held before it is dragged', () => {
  scrollbarDown();
  vi.advanceTimersByTime(5_000);
  fire('scroll');
  expect(onOwnScroll).toHaveBeenCalledOnce();
});

test('nothing is reported after the watch was stopped', () => {
  stop();
  fire('wheel');
  fire('scroll');
  expect(onOwnScroll).not.toHaveBeenCalled();
});
