import type { RequestHandler } from 'express';
import { ApiError } from '../errors.ts';

/** Answers methods that a path does not support: 405, listing those that it does. */
export function refuseMethod(methods: readonly string[]): RequestHandler {
  const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return () => {
    throw new ApiError('wrong-method', 'This path does not support this method', {
      headers: { Allow: allow.join(', ') },
    });
  };
}
