import type { RequestHandler } from 'express';
import { ApiError } from '../errors.ts';

/** Answers the methods that a path does not have: 405, naming those that it has. */
export function refuseMethod(methods: readonly string[]): RequestHandler {
  const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return () => {
    throw new ApiError('wrong-method', 'This path does not have this method', {
      headers: { Allow: allow.join(', ') },
    });
  };
}
