import { builtFacts, endpoints, type Endpoint } from '@institute/schema';
import { expect, test } from 'vitest';
import { makeOpenApi } from './openapi.ts';

interface Document {
  readonly paths: Record<string, Record<string, { operationId: string; security?: object[] }>>;
}

test('every row of the endpoint table is an operation, with its access', () => {
  const { paths } = makeOpenApi() as Document;
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const { method, path, access, appCheck } = endpoint;
    const operation = paths[path]?.[method.toLowerCase()];
    expect(operation?.operationId).toBe(name);
    const needed = [
      ...(access !== 'public' ? [{ idToken: [] }] : []),
      ...(appCheck ? [{}, { appCheck: [] }] : []),
    ];
    expect(operation?.security ?? []).toEqual(needed);
  }
});

test('it describes what a caller sends, not what is stored', () => {
  const text = JSON.stringify(makeOpenApi());
  expect(text).toContain('"openapi":"3.1.0"');
  expect(text).not.toContain('$schema');
  expect(text).not.toContain('updatedBy');
});

// institute-8
test('it names no place of the build, which an owner may have renamed', () => {
  const text = JSON.stringify(makeOpenApi({ ...builtFacts, spokenName: 'Nila' }));
  const { name, spokenName, area, city, region } = builtFacts;
  for (const fact of [name, spokenName, area, city, region]) expect(text).not.toContain(fact);
});
