import { authorize } from './authorize.ts';
import { RulesSyntaxError } from './lexer.ts';
import { parseRuleset } from './ruleset.ts';
import type { Position, Ruleset } from './syntax-tree.ts';
import { fromWire, type WireValue } from './wire.ts';

interface LoadRequest {
  id: number;
  action: 'load_ruleset';
  context: { rulesetName: string; source: { files: { name: string; content: string }[] } };
}

interface VerifyRequest {
  id: number;
  action: 'verify';
  context: {
    rulesetName: string;
    service: string;
    path: string;
    method: string;
    variables: Record<string, WireValue>;
  };
}

/** What the suite sends; its side is `lib/emulator/storage/rules/runtime.js` of firebase-tools. */
export type Request = LoadRequest | VerifyRequest;

export interface Response {
  id: number;
  status: 'ok' | 'error';
  /** The suite never hands over an answer that is neither `ok` nor has an action. */
  action: string;
  errors: string[];
  warnings: string[];
  message?: string;
  result?: { rulesVersion: number } | { permit: boolean };
}

interface LoadedRuleset {
  fileName: string;
  ruleset: Ruleset;
}

/** Answers the requests of the emulator suite; keeps the rulesets that it loaded. */
export class Runtime {
  readonly #rulesets = new Map<string, LoadedRuleset>();

  /** Never throws: a request that cannot be handled is answered with its error. */
  answer(request: Request): Response {
    const { id, action } = request;
    const answer = { id, status: 'ok' as const, action, errors: [], warnings: [] };
    try {
      return { ...answer, ...this.#handle(request) };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { ...answer, status: 'error', message, errors: [message] };
    }
  }

  #handle(request: Request): Partial<Response> {
    if (request.action === 'load_ruleset') return this.#load(request.context);
    if (request.action === 'verify') return this.#verify(request.context);
    throw new Error('Unknown action.');
  }

  #load({ rulesetName, source }: LoadRequest['context']): Partial<Response> {
    const [file, ...others] = source.files;
    if (!file || others.length > 0) throw new Error('Rules must be in exactly one file.');
    try {
      const ruleset = parseRuleset(file.content);
      this.#rulesets.set(rulesetName, { fileName: file.name, ruleset });
      return { result: { rulesVersion: ruleset.version } };
    } catch (error) {
      if (!(error instanceof RulesSyntaxError)) throw error;
      return { errors: [issue(file.name, error)] };
    }
  }

  #verify({ rulesetName, variables, ...request }: VerifyRequest['context']): Partial<Response> {
    const loaded = this.#rulesets.get(rulesetName);
    if (!loaded) throw new Error(`No ruleset ${rulesetName} is loaded.`);
    const values = Object.entries(variables).map(
      ([name, value]) => [name, fromWire(value)] as const,
    );
    const { permit, errors } = authorize(loaded.ruleset, {
      ...request,
      variables: new Map(values),
    });
    return {
      result: { permit },
      warnings: errors.map(({ message, position }) =>
        warning(loaded.fileName, message, position ?? { line: 0, column: 0 }),
      ),
    };
  }
}

/** The suite takes an error of a rules file apart by these names. */
function issue(fileName: string, { message, position }: RulesSyntaxError): string {
  const { line, column } = position;
  return JSON.stringify({
    description_: message,
    sourcePosition_: { fileName_: fileName, line_: line, column_: column },
  });
}

function warning(fileName: string, message: string, { line, column }: Position): string {
  return `Error: ${fileName} line [${line}], column [${column}]. ${message}`;
}
