import { parseExpression } from './parser.ts';
import type {
  Allow,
  FunctionDeclaration,
  Functions,
  MatchBlock,
  MatchSegment,
  Method,
  Ruleset,
  Service,
} from './syntax-tree.ts';
import { TokenStream } from './token-stream.ts';

const METHODS = new Map<string, Method[]>([
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
  ['get', ['get']],
  ['list', ['list']],
  ['create', ['create']],
  ['update', ['update']],
  ['delete', ['delete']],
]);

/** How deep the real runtime lets match blocks nest. */
const MAX_MATCH_DEPTH = 10;

/** Where a match block is: how deep, and whether `{x=**}` already stands above it. */
interface Surroundings {
  version: Ruleset['version'];
  depth: number;
  underMultiple: boolean;
}

/** Reads a rules file. Throws RulesSyntaxError. */
export function parseRuleset(source: string): Ruleset {
  const tokens = new TokenStream(source);
  const version = parseVersion(tokens);
  const functions: Functions = new Map();
  const services: Service[] = [];
  while (tokens.peek().kind !== 'end') {
    if (parseFunction(tokens, functions)) continue;
    const token = tokens.expect('service');
    const service = parseService(tokens, version);
    const duplicate = services.some(({ name }) => name === service.name);
    if (duplicate) tokens.fail(`Service ${service.name} is already declared.`, token);
    services.push(service);
  }
  if (services.length === 0) tokens.fail('There is no service in the rules.');
  return { version, functions, services };
}

function parseVersion(tokens: TokenStream): Ruleset['version'] {
  if (!tokens.accept('rules_version')) return 1;
  tokens.expect('=');
  const token = tokens.take();
  tokens.accept(';');
  if (token.kind === 'string' && token.text === '1') return 1;
  if (token.kind === 'string' && token.text === '2') return 2;
  return tokens.fail(`Unsupported rules version ${token.text}.`, token);
}

function parseService(tokens: TokenStream, version: Ruleset['version']): Service {
  let name = tokens.word();
  while (tokens.accept('.')) name += `.${tokens.word()}`;
  const service: Service = { name, functions: new Map(), matches: [] };
  const surroundings = { version, depth: 1, underMultiple: false };
  tokens.expect('{');
  while (!tokens.accept('}')) {
    if (parseFunction(tokens, service.functions)) continue;
    tokens.expect('match');
    service.matches.push(parseMatch(tokens, surroundings));
  }
  return service;
}

function parseMatch(tokens: TokenStream, surroundings: Surroundings): MatchBlock {
  const { version, depth } = surroundings;
  if (depth > MAX_MATCH_DEPTH) tokens.fail(`Matches nest deeper than ${MAX_MATCH_DEPTH} levels.`);
  const segments = parseMatchPath(tokens, surroundings);
  const underMultiple =
    surroundings.underMultiple || segments.some(({ kind }) => kind === 'multiple');
  const match: MatchBlock = { segments, functions: new Map(), allows: [], matches: [] };
  tokens.expect('{');
  while (!tokens.accept('}')) {
    if (parseFunction(tokens, match.functions)) continue;
    const nested = tokens.accept('match');
    if (nested) {
      // The real runtime counts the segments for these in a way of its own.
      const early = segments.slice(0, -1).some(({ kind }) => kind === 'multiple');
      if (early) tokens.fail('No match may nest in one with {…=**} before its end.', nested);
      match.matches.push(parseMatch(tokens, { version, depth: depth + 1, underMultiple }));
      continue;
    }
    tokens.expect('allow');
    match.allows.push(parseAllow(tokens));
  }
  return match;
}

/** Version 1 has `{x=**}` only at the end; version 2 has it anywhere, but once. */
function parseMatchPath(
  tokens: TokenStream,
  { version, underMultiple }: Surroundings,
): MatchSegment[] {
  const segments: MatchSegment[] = [];
  let multiple = underMultiple;
  while (tokens.peek().kind === 'segment' || tokens.sees('/')) {
    const token = tokens.peek();
    if (version === 1 && segments.at(-1)?.kind === 'multiple') {
      tokens.fail('Nothing may follow {…=**} in a path of rules_version 1.');
    }
    const segment = parseMatchSegment(tokens);
    if (segment.kind === 'multiple' && multiple) {
      tokens.fail('Only one {…=**} is permitted in a path.', token);
    }
    multiple ||= segment.kind === 'multiple';
    segments.push(segment);
  }
  if (segments.length === 0) tokens.fail('A match path begins with a slash.');
  return segments;
}

function parseMatchSegment(tokens: TokenStream): MatchSegment {
  const token = tokens.take();
  if (token.kind === 'segment') return { kind: 'literal', text: token.text };
  tokens.expect('{');
  const name = tokens.name();
  const multiple = tokens.accept('=') && !tokens.accept('*') && tokens.expect('**');
  tokens.expect('}');
  return { kind: multiple ? 'multiple' : 'single', name };
}

function parseAllow(tokens: TokenStream): Allow {
  const methods: Method[] = [];
  do {
    const token = tokens.peek();
    const named = METHODS.get(tokens.word());
    methods.push(...(named ?? tokens.fail(`Invalid method name: ${token.text}.`, token)));
  } while (tokens.accept(','));
  if (tokens.accept(':')) {
    tokens.expect('if');
    const condition = parseExpression(tokens);
    tokens.accept(';');
    return { methods, condition };
  }
  tokens.accept(';');
  return { methods };
}

/** Adds the function that comes next, if one does. */
function parseFunction(tokens: TokenStream, functions: Functions): boolean {
  if (!tokens.accept('function')) return false;
  const token = tokens.peek();
  const name = tokens.name();
  if (functions.has(name)) tokens.fail(`Function ${name} is already defined.`, token);
  functions.set(name, { name, ...parseFunctionBody(tokens) });
  return true;
}

function parseFunctionBody(tokens: TokenStream): Omit<FunctionDeclaration, 'name'> {
  const parameters: string[] = [];
  const lets: FunctionDeclaration['lets'] = [];
  const bind = (): string => {
    const token = tokens.peek();
    const name = tokens.name();
    if (![...parameters, ...lets.map((bound) => bound.name)].includes(name)) return name;
    return tokens.fail(`The identifier [${name}] is already bound in the current scope.`, token);
  };
  tokens.expect('(');
  while (!tokens.accept(')')) {
    parameters.push(bind());
    if (!tokens.sees(')')) tokens.expect(',');
  }
  tokens.expect('{');
  while (tokens.accept('let')) {
    const name = bind();
    tokens.expect('=');
    lets.push({ name, value: parseExpression(tokens) });
    tokens.expect(';');
  }
  tokens.expect('return');
  const result = parseExpression(tokens);
  tokens.accept(';');
  tokens.expect('}');
  return { parameters, lets, result };
}
