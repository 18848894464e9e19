import {
  endpointName,
  kindNameOf,
  kinds,
  storedSchemas,
  type HealthProblem,
  type WrittenName,
} from '@institute/schema';
import { get, set } from 'react-hook-form';
import type * as z from 'zod/mini';
import { callApi } from '../../lib/api/api-client.ts';
import { readItem } from '../../lib/firebase/live/live-content.ts';
import { mendedText } from './mended-text.ts';

/** The call that saves a document of a kind. */
function callOf(name: WrittenName): 'updateTrainer' {
  const kind = kinds[name];
  const call =
    kind.documents === 'many' ? endpointName('update', kind.one) : endpointName('save', name);
  return call as 'updateTrainer';
}

/** Saves a document with the text that a problem names mended; resolves to false if it is no longer as it was told. */
export async function mend(problem: HealthProblem, next: string): Promise<boolean> {
  const { document, field } = problem;
  const [collection = '', id = ''] = document.split('/');
  const name = kindNameOf(document) as WrittenName;
  const schema: z.ZodMiniType<{ readonly updatedAt: string }> = storedSchemas[name];
  const stored = await readItem(collection, schema, id);
  const { data } = kinds[name].body.safeParse(stored);
  const text: unknown = get(data, field);
  const mended = typeof text === 'string' ? mendedText(text, problem, next) : undefined;
  if (data === undefined || mended === undefined) return false;
  set(data, field, mended);
  const body = { ...data, updatedAt: stored.updatedAt };
  await callApi(callOf(name), { id, body: body as never });
  return true;
}
