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

/** A scroll, and its end. */
const scroll = () => {
  fire('scroll');
  vi.advanceTimersByTime(200);
};

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
  scroll();
  expect(onOwnScroll).toHaveBeenCalledOnce();
});

test.each([
  ['nothing', () => true],
  ['a press on the page', () => fire('pointerdown', { button: 0 })],
  ['Tab', () => fire('keydown', { key: 'Tab' })],
  ['Enter on a link', () => fire('keydown', { key: 'Enter' })],
])('a scroll after %s does not count', (_name, input) => {
  input();
  scroll();
  expect(onOwnScroll).not.toHaveBeenCalled();
});

test('an input without effect does not count for a later scroll', () => {
  fire('wheel');
  vi.advanceTimersByTime(1_500);
  scroll();
  expect(onOwnScroll).not.toHaveBeenCalled();
});

test('a press on the page ends a scroll by the wheel', () => {
  fire('wheel');
  fire('pointerdown', { button: 0 });
  scroll();
  expect(onOwnScroll).not.toHaveBeenCalled();
});

test('the scrollbar may be held before it is dragged', () => {
  scrollbarDown();
  vi.advanceTimersByTime(5_000);
  scroll();
  expect(onOwnScroll).toHaveBeenCalledOnce();
});

test('nothing is reported after the watch was stopped', () => {
  stop();
  fire('wheel');
  scroll();
  expect(onOwnScroll).not.toHaveBeenCalled();
});

test('a scroll is reported once, when it has ended', () => {
  fire('wheel');
  for (let moved = 0; moved < 8; moved += 1) {
    fire('scroll');
    vi.advanceTimersByTime(180);
  }
  expect(onOwnScroll).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(onOwnScroll).toHaveBeenCalledOnce();
});

test('where the browser tells the end of a scroll, a rest is not the end', () => {
  stop();
  vi.stubGlobal('onscrollend', null);
  stop = watchOwnScroll(onOwnScroll);
  fire('touchmove');
  fire('scroll');
  vi.advanceTimersByTime(5_000);
  expect(onOwnScroll).not.toHaveBeenCalled();
  fire('scrollend');
  expect(onOwnScroll).toHaveBeenCalledOnce();
});
