import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Request, Response } from 'express';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readBody } from './read-body.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a body that never ends is given up, the later the longer it may be', async () => {
  const headers = { 'content-type': 'application/json', 'content-length': '1000' };
  const request = Object.assign(new IncomingMessage(new Socket()), {
    headers,
    is: (type: string) => type,
  }) as unknown as Request;
  const given = vi.fn<(error: unknown) => void>();
  readBody(request, {} as Response, { limit: 300_000 }).catch(given);
  request.push('{');
  await vi.advanceTimersByTimeAsync(10_999);
  expect(given).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(given).toHaveBeenCalledWith(expect.objectContaining({ code: 'timeout', status: 408 }));
});
