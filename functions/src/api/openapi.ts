import { builtFacts, endpoints, failure, type Endpoint } from '@institute/schema';
import * as z from 'zod/mini';

interface JsonSchema {
  properties?: Record<string, object>;
  additionalProperties?: unknown;
}

/** What stands for places that were stored before owners could name them: one may name others since. */
const builtPlaces: readonly unknown[] = [builtFacts.area, builtFacts.city, builtFacts.region];

function toJson(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ jsonSchema }) {
      if (builtPlaces.includes(jsonSchema.default)) delete jsonSchema.default;
    },
  });
  return json as JsonSchema;
}

const content = (schema: object) => ({ 'application/json': { schema } });

function answerSchema({ data, envelope }: Endpoint): object {
  const inner = toJson(data, 'output');
  const success = { const: true };
  const enclosed = {
    type: 'object',
    properties: { success, data: inner },
    required: ['success', 'data'],
  };
  const beside = { type: 'object', properties: { success }, required: ['success'] };
  if (envelope === 'data') return enclosed;
  // Beside what another schema has.
  const { additionalProperties: _, ...open } = inner;
  if (envelope === 'top-level') return { allOf: [open, beside] };
  return { allOf: [open, enclosed] };
}

function parametersOf({ path, query }: Endpoint): object[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const { properties = {} } = query ? toJson(query, 'input') : {};
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    schema,
  }));
  return [...inPath, ...inQuery];
}

const failureRef = { $ref: '#/components/responses/Failure' };

const operation = (name: string, endpoint: Endpoint): object => ({
  operationId: name,
  summary: endpoint.summary,
  parameters: parametersOf(endpoint),
  security: [
    ...(endpoint.access !== 'public' ? [{ idToken: [] }] : []),
    ...(endpoint.appCheck ? [{}, { appCheck: [] }] : []),
  ],
  ...(endpoint.body && {
    requestBody: { required: true, content: content(toJson(endpoint.body, 'input')) },
  }),
  responses: {
    [endpoint.status]: { description: 'Success', content: content(answerSchema(endpoint)) },
    default: failureRef,
  },
});

const filePath = {
  '/api/upload/file/{path}': {
    get: {
      operationId: 'downloadFile',
      summary: 'An uploaded file, or one range of it',
      security: [],
      parameters: [{ name: 'path', in: 'path', required: true, schema: { type: 'string' } }],
      responses: {
        200: { description: 'The file' },
        206: { description: 'The requested range' },
        default: failureRef,
      },
    },
  },
};

/** The endpoint table as an OpenAPI 3.1 document. */
export function makeOpenApi({ spokenName } = builtFacts): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const ofPath = (paths[endpoint.path] ??= {});
    ofPath[endpoint.method.toLowerCase()] = operation(name, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: `${spokenName} API`, version: '1.0.0' },
    servers: [{ url: '/' }],
    paths: { ...paths, ...filePath },
    components: {
      securitySchemes: {
        idToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description:
            'The ID token of a Firebase account with the claim `admin`, signed in within the last 24 hours; with the claim `secondFactorVerified` too where the account has `secondFactor: required`, but for `/api/account` and the second factor',
        },
        appCheck: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Firebase-AppCheck',
          description: 'An App Check token, required where App Check is set up',
        },
      },
      responses: {
        Failure: { description: 'Failure', content: content(toJson(failure, 'output')) },
      },
    },
  };
}
