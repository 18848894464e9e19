import { Evaluator, type Scope } from './evaluate.ts';
import type { MatchBlock, MatchSegment, Ruleset } from './syntax-tree.ts';
import { asBoolean, EvaluationError, LimitError, type Value } from './values.ts';

export interface AccessRequest {
  service: string;
  method: string;
  /** The whole path, e.g. `/b/bucket/o/images/a.png`. */
  path: string;
  /** `request` and `resource`. */
  variables: Map<string, Value>;
}

export interface Verdict {
  permit: boolean;
  /** Why conditions could not be evaluated, when that left the request denied. */
  errors: EvaluationError[];
}

/** Permits a request when any allow statement that applies to it does; else denies it. */
export function authorize(ruleset: Ruleset, request: AccessRequest): Verdict {
  const errors: EvaluationError[] = [];
  const evaluator = new Evaluator();
  const path = request.path.split('/').filter(Boolean);
  const services = ruleset.services.filter(({ name }) => name === request.service);
  const root: Scope = { variables: thunks(request.variables), functions: ruleset.functions };
  try {
    const permit = services.some(({ matches, functions }) => {
      const scope = { parent: root, variables: new Map(), functions };
      return matches.some((match) => permits(match, path, scope));
    });
    return { permit, errors: permit ? [] : errors };
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    return { permit: false, errors: [...errors, error] };
  }

  function permits(match: MatchBlock, remaining: string[], parent: Scope): boolean {
    return candidates(match.segments, remaining, ruleset.version).some(({ variables, rest }) => {
      const scope = { parent, variables: thunks(variables), functions: match.functions };
      const permitted = rest.length === 0 && match.allows.some((allow) => holds(allow, scope));
      return permitted || match.matches.some((inner) => permits(inner, rest, scope));
    });
  }

  function holds({ methods, condition }: MatchBlock['allows'][number], scope: Scope): boolean {
    if (!methods.some((method) => method === request.method)) return false;
    if (!condition) return true;
    try {
      return asBoolean(evaluator.evaluate(condition, scope));
    } catch (error) {
      if (!(error instanceof EvaluationError) || error instanceof LimitError) throw error;
      error.position ??= condition;
      errors.push(error);
      return false;
    }
  }
}

interface Candidate {
  variables: Map<string, Value>;
  /** What of the path is left for nested matches. */
  rest: string[];
}

/** Every way in which a match path fits the start of a path: `{x=**}` may take more or less of it. */
function candidates(pattern: MatchSegment[], path: string[], version: 1 | 2): Candidate[] {
  const multiple = pattern.some(({ kind }) => kind === 'multiple');
  const spare = path.length - pattern.length + (multiple ? 1 : 0);
  if (spare < 0) return [];
  const lengths =
    version === 2 ? Array.from({ length: spare + 1 }, (_, length) => length) : [spare];
  return (multiple ? lengths : [0])
    .filter((length) => !multiple || version === 2 || length > 0)
    .flatMap((length) => bind(pattern, path, length) ?? []);
}

function bind(pattern: MatchSegment[], path: string[], length: number): Candidate | undefined {
  const variables = new Map<string, Value>();
  let offset = 0;
  for (const segment of pattern) {
    const text = path[offset];
    if (segment.kind === 'multiple') {
      variables.set(segment.name, { kind: 'path', segments: path.slice(offset, offset + length) });
      offset += length;
      continue;
    }
    if (text === undefined || (segment.kind === 'literal' && segment.text !== text))
      return undefined;
    if (segment.kind === 'single') variables.set(segment.name, text);
    offset += 1;
  }
  return { variables, rest: path.slice(offset) };
}

function thunks(values: Map<string, Value>): Scope['variables'] {
  return new Map([...values].map(([name, value]) => [name, () => value]));
}
