import type { DocumentData } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { ApiError } from '../platform/errors.ts';

/**
 * Rejects an edit that is based on another version than the current one. The error has the current
 * document, as the API answers it.
 */
export function requireCurrent(
  basedOn: string | undefined,
  current: DocumentData | undefined,
  schema: z.ZodMiniType,
  id: string,
): void {
  if (basedOn === undefined || basedOn === current?.['updatedAt']) return;
  throw new ApiError('conflict', 'Someone else has since changed this', {
    ...(current && { data: schema.safeParse({ ...current, _id: id }).data }),
  });
}
