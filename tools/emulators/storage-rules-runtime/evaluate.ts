import { element, property, range } from './access.ts';
import { callFunction, callMethod, NAMESPACES } from './functions.ts';
import { applyBinary, applyUnary } from './operators.ts';
import type { Expression, FunctionDeclaration, Functions, Kind } from './syntax-tree.ts';
import { asBoolean, asString, EvaluationError, LimitError, typeOf, type Value } from './values.ts';

/** What names mean at a place in the rules. Variables are computed when they are first needed. */
export interface Scope {
  parent?: Scope;
  variables: Map<string, () => Value>;
  functions: Functions;
}

/** The limits of the real runtime, which counts a little differently. */
const MAX_EXPRESSIONS = 1000;
const MAX_CALL_DEPTH = 20;

const TYPES = new Set([
  'bool',
  'int',
  'float',
  'string',
  'list',
  'map',
  'path',
  'timestamp',
  'duration',
  'number',
]);

/** Evaluates the conditions of one request, which share its limits. */
export class Evaluator {
  #expressions = 0;
  #callDepth = 0;

  /** Throws EvaluationError with its position, or LimitError. */
  evaluate(expression: Expression, scope: Scope): Value {
    try {
      this.#expressions += 1;
      if (this.#expressions > MAX_EXPRESSIONS) {
        throw new LimitError(`More than ${MAX_EXPRESSIONS} expressions to evaluate.`);
      }
      return this.#evaluate(expression, scope);
    } catch (error) {
      if (error instanceof EvaluationError) error.position ??= expression;
      throw error;
    }
  }

  #evaluate(expression: Expression, scope: Scope): Value {
    const evaluate = (part: Expression) => this.evaluate(part, scope);
    switch (expression.kind) {
      case 'literal':
        return expression.value;
      case 'variable':
        return lookUp(expression.name, scope);
      case 'list':
        return expression.items.map(evaluate);
      case 'map':
        return new Map(
          expression.entries.map(({ key, value }) => [asString(evaluate(key)), evaluate(value)]),
        );
      case 'path':
        return {
          kind: 'path',
          segments: expression.segments.map((part) => segment(part, evaluate)),
        };
      case 'member':
        return property(evaluate(expression.target), expression.name);
      case 'index':
        return element(evaluate(expression.target), evaluate(expression.index));
      case 'range':
        return range(
          evaluate(expression.target),
          expression.from && evaluate(expression.from),
          expression.to && evaluate(expression.to),
        );
      case 'call':
        return this.#call(expression, scope);
      case 'unary':
        return applyUnary(expression.operator, evaluate(expression.operand));
      case 'binary':
        return applyBinary(
          expression.operator,
          evaluate(expression.left),
          evaluate(expression.right),
        );
      case 'logical':
        return this.#logical(expression, scope);
      case 'is':
        return isType(evaluate(expression.operand), expression.type);
      case 'conditional':
        return asBoolean(evaluate(expression.condition))
          ? evaluate(expression.whenTrue)
          : evaluate(expression.whenFalse);
    }
  }

  /** A side that decides alone, `true ||` or `false &&`, makes an error of the other one harmless. */
  #logical({ operator, left, right }: Kind<'logical'>, scope: Scope): boolean {
    const decisive = operator === '||';
    const first = this.#attempt(left, scope);
    if (first === decisive) return decisive;
    const second = this.#attempt(right, scope);
    if (second === decisive) return decisive;
    if (first instanceof EvaluationError) throw first;
    if (second instanceof EvaluationError) throw second;
    return !decisive;
  }

  #attempt(expression: Expression, scope: Scope): boolean | EvaluationError {
    try {
      return asBoolean(this.evaluate(expression, scope));
    } catch (error) {
      if (!(error instanceof EvaluationError) || error instanceof LimitError) throw error;
      error.position ??= expression;
      return error;
    }
  }

  #call({ target, name, args }: Kind<'call'>, scope: Scope): Value {
    const values = () => args.map((argument) => this.evaluate(argument, scope));
    if (target?.kind === 'variable' && NAMESPACES.has(target.name)) {
      return callFunction(`${target.name}.${name}`, values());
    }
    if (target) return callMethod(this.evaluate(target, scope), name, values());
    for (let place: Scope | undefined = scope; place; place = place.parent) {
      const declared = place.functions.get(name);
      if (declared) return this.#callDeclared(declared, args, scope, place);
    }
    return callFunction(name, values());
  }

  /** The body sees its arguments and what surrounds the declaration, not what surrounds the call. */
  #callDeclared(
    { name, parameters, lets, result }: FunctionDeclaration,
    args: Expression[],
    caller: Scope,
    declaredIn: Scope,
  ): Value {
    if (args.length !== parameters.length) {
      throw new EvaluationError(
        `Incorrect number of arguments of ${name}. Received: ${args.length}. Expected: ${parameters.length}.`,
      );
    }
    if (this.#callDepth >= MAX_CALL_DEPTH) {
      throw new LimitError(`Maximum call depth of ${MAX_CALL_DEPTH} is reached in ${name}.`);
    }
    const bind = (names: string[], values: Expression[], within: Scope, parent: Scope): Scope => ({
      parent,
      variables: new Map(
        values.map((value, index) => [
          names[index] ?? '',
          lazily(() => this.evaluate(value, within)),
        ]),
      ),
      functions: new Map(),
    });
    let scope = bind(parameters, args, caller, declaredIn);
    for (const { name: variable, value } of lets) scope = bind([variable], [value], scope, scope);
    this.#callDepth += 1;
    try {
      return this.evaluate(result, scope);
    } finally {
      this.#callDepth -= 1;
    }
  }
}

function lazily(compute: () => Value): () => Value {
  let result: { value: Value } | undefined;
  return () => (result ??= { value: compute() }).value;
}

function lookUp(name: string, scope: Scope): Value {
  for (let place: Scope | undefined = scope; place; place = place.parent) {
    const variable = place.variables.get(name);
    if (variable) return variable();
  }
  throw new EvaluationError(`Unknown variable: ${name}.`);
}

function segment(part: string | Expression, evaluate: (part: Expression) => Value): string {
  return typeof part === 'string' ? part : asString(callFunction('string', [evaluate(part)]));
}

function isType(value: Value, type: string): boolean {
  if (!TYPES.has(type)) throw new EvaluationError(`Unsupported type after 'is': ${type}.`);
  const actual = typeOf(value);
  return type === 'number' ? actual === 'int' || actual === 'float' : actual === type;
}
