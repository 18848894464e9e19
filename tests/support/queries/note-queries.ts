/** Notes every query that code of the functions makes, in whatever process this is imported into. */
import { Query, Transaction } from 'firebase-admin/firestore';
import { noteQuery, type StructuredQuery } from './noted-queries.ts';

type Read = (this: unknown, ...args: unknown[]) => unknown;

/** Of an internal part of the SDK. */
interface Described {
  readonly toProto: () => { readonly structuredQuery?: StructuredQuery };
}

/**
 * Whether code of the functions called what called this; tests read what is stored, too. Only names of
 * files are asked for: a stack as text has its source maps looked up.
 */
function isOfFunctions(): boolean {
  const { prepareStackTrace: usual } = Error;
  Error.prepareStackTrace = (_, sites) => sites.map((site) => site.getFileName() ?? '');
  const files = new Error('where').stack as unknown as readonly string[];
  Error.prepareStackTrace = usual;
  const caller = files.find((file) => !/node_modules|note-queries/.test(file)) ?? '';
  return /\/functions\/(?:src|lib)\//.test(caller);
}

function note(
  prototype: object,
  method: string,
  queryOf: (self: unknown, given: unknown) => unknown,
) {
  const read = Reflect.get(prototype, method) as Read;
  Reflect.set(prototype, method, function noted(this: unknown, ...args: unknown[]) {
    const query = queryOf(this, args[0]);
    if (query instanceof Query && isOfFunctions()) {
      const { structuredQuery } = (query as unknown as Described).toProto();
      if (structuredQuery) noteQuery(structuredQuery);
    }
    return read.apply(this, args);
  });
}

const isNoting = Symbol.for('institute.isNoting');

// A process that runs many files of tests imports this for each.
if (!(isNoting in Query)) {
  Object.assign(Query, { [isNoting]: true });
  for (const method of ['get', 'stream', 'onSnapshot', 'count', 'aggregate'])
    note(Query.prototype, method, (self) => self);
  note(Transaction.prototype, 'get', (_, given) => given);
}
