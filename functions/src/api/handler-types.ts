import type { EndpointData, EndpointName, Endpoints } from '@institute/schema';
import type * as z from 'zod/mini';
import type { Account, Admin } from '../platform/caller/account.ts';

/** The caller of a public endpoint: an address, perhaps an admin. */
export interface Visitor {
  readonly address: () => string;
  readonly admin: Admin | undefined;
}

type Validated<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

/** The input of a handler: the `{id}` of the path, and the validated query and body. */
interface Input<Row> {
  readonly id: string;
  readonly query: Validated<Row extends { query: infer Query } ? Query : undefined>;
  readonly body: Validated<Row extends { body: infer Body } ? Body : undefined>;
}

/** A handler for each row of the endpoint table. */
export type Handlers = {
  readonly [Name in EndpointName]: (
    input: Input<Endpoints[Name]>,
    caller: Endpoints[Name]['access'] extends 'public' ? Visitor : Account,
  ) => Promise<EndpointData<Name>>;
};
