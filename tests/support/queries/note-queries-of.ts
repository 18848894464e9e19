import type { Request } from 'playwright-core';
import { noteQuery, type StructuredQuery } from './noted-queries.ts';

/** Every query in a message to Firestore, at any depth. */
function* queriesIn(value: unknown): Generator<StructuredQuery> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name === 'structuredQuery') yield inner as StructuredQuery;
    yield* queriesIn(inner);
  }
}

const isFirestore = /\/(?:Listen\/channel|documents.*:run(?:Aggregation)?Query)\b/;

/** Notes the queries that a page sends to Firestore: as JSON, or as JSON in the fields of a form. */
export function noteQueriesOf(request: Request): void {
  const body = isFirestore.test(request.url()) ? request.postData() : null;
  if (!body) return;
  const texts = body.startsWith('{') ? [body] : [...new URLSearchParams(body).values()];
  for (const text of texts.filter((one) => one.startsWith('{')))
    for (const query of queriesIn(JSON.parse(text))) noteQuery(query);
}
