/**
 * The expressions of security rules, by precedence climbing. Written by hand because they only look
 * like CEL: `is`, `let`, path literals, precedences and error absorption differ, and a CEL library
 * would still need a tokenizer and a tree rewriter in front of it, which is most of this.
 */
import type { Expression } from './syntax-tree.ts';
import type { TokenStream } from './token-stream.ts';
import { integer } from './values.ts';

const PRECEDENCE = new Map(
  [
    ['||'],
    ['&&'],
    ['in'],
    ['is'],
    ['==', '!='],
    ['<', '<=', '>', '>='],
    ['+', '-'],
    ['*', '/', '%'],
  ].flatMap((operators, level) => operators.map((operator) => [operator, level] as const)),
);

/** The real runtime refuses deeper expressions, too. */
const MAX_DEPTH = 98;

/** Reads one expression. Throws RulesSyntaxError. */
export function parseExpression(tokens: TokenStream, depth = 0): Expression {
  checkDepth(tokens, depth);
  const condition = parseBinary(tokens, 0, depth);
  const question = tokens.accept('?');
  if (!question) return condition;
  const whenTrue = parseExpression(tokens, depth + 1);
  tokens.expect(':');
  const whenFalse = parseExpression(tokens, depth + 1);
  return { kind: 'conditional', condition, whenTrue, whenFalse, ...at(question) };
}

function parseBinary(tokens: TokenStream, minimum: number, depth: number): Expression {
  let left = parseUnary(tokens, depth);
  for (let level = depth + 1; ; level += 1) {
    const token = tokens.peek();
    const precedence = PRECEDENCE.get(token.text);
    if (precedence === undefined || precedence < minimum || !tokens.sees(token.text)) return left;
    checkDepth(tokens, level);
    tokens.take();
    const operator = token.text;
    if (operator === 'is') {
      left = { kind: 'is', operand: left, type: tokens.word(), ...at(token) };
      continue;
    }
    const right = parseBinary(tokens, precedence + 1, level);
    left =
      operator === '&&' || operator === '||'
        ? { kind: 'logical', operator, left, right, ...at(token) }
        : { kind: 'binary', operator, left, right, ...at(token) };
  }
}

function parseUnary(tokens: TokenStream, depth: number): Expression {
  checkDepth(tokens, depth);
  const token = tokens.accept('!') ?? tokens.accept('-');
  if (!token) return parsePostfix(tokens, depth);
  if (token.text === '-' && tokens.peek().kind === 'integer') {
    return { kind: 'literal', value: parseInteger(tokens, '-'), ...at(token) };
  }
  const operand = parseUnary(tokens, depth + 1);
  return { kind: 'unary', operator: token.text, operand, ...at(token) };
}

function parsePostfix(tokens: TokenStream, depth: number): Expression {
  let target = parsePrimary(tokens, depth);
  for (let level = depth + 1; ; level += 1) {
    if (!tokens.sees('.') && !tokens.sees('[')) return target;
    checkDepth(tokens, level);
    target = tokens.accept('.')
      ? parseMember(tokens, target, level)
      : parseIndex(tokens, target, level);
  }
}

function parseMember(tokens: TokenStream, target: Expression, depth: number): Expression {
  const place = at(target);
  const name = tokens.word();
  if (!tokens.accept('(')) return { kind: 'member', target, name, ...place };
  return { kind: 'call', target, name, args: parseList(tokens, ')', depth), ...place };
}

function parseIndex(tokens: TokenStream, target: Expression, depth: number): Expression {
  const place = at(tokens.expect('['));
  const from = tokens.sees(':') ? undefined : parseExpression(tokens, depth + 1);
  if (from && tokens.accept(']')) return { kind: 'index', target, index: from, ...place };
  tokens.expect(':');
  const to = tokens.sees(']') ? undefined : parseExpression(tokens, depth + 1);
  tokens.expect(']');
  return { kind: 'range', target, ...(from && { from }), ...(to && { to }), ...place };
}

function parsePrimary(tokens: TokenStream, depth: number): Expression {
  const token = tokens.peek();
  const place = at(token);
  if (token.kind === 'segment' || tokens.sees('/')) return parsePath(tokens, depth);
  if (token.kind === 'integer') {
    return { kind: 'literal', value: parseInteger(tokens, ''), ...place };
  }
  if (token.kind === 'float') {
    return { kind: 'literal', value: Number(tokens.take().text), ...place };
  }
  if (token.kind === 'string') return { kind: 'literal', value: tokens.take().text, ...place };
  if (tokens.accept('true')) return { kind: 'literal', value: true, ...place };
  if (tokens.accept('false')) return { kind: 'literal', value: false, ...place };
  if (tokens.accept('null')) return { kind: 'literal', value: null, ...place };
  if (tokens.accept('[')) {
    return { kind: 'list', items: parseList(tokens, ']', depth), ...place };
  }
  if (tokens.accept('{')) return { kind: 'map', entries: parseEntries(tokens, depth), ...place };
  if (tokens.accept('(')) {
    const inner = parseExpression(tokens, depth + 1);
    tokens.expect(')');
    return inner;
  }
  const name = tokens.name();
  if (!tokens.accept('(')) return { kind: 'variable', name, ...place };
  return { kind: 'call', name, args: parseList(tokens, ')', depth), ...place };
}

/** What is between brackets, up to and with the closing one; a last comma is allowed. */
function parseList(tokens: TokenStream, close: string, depth: number): Expression[] {
  const items: Expression[] = [];
  while (!tokens.accept(close)) {
    items.push(parseExpression(tokens, depth + 1));
    if (!tokens.sees(close)) tokens.expect(',');
  }
  return items;
}

function parseEntries(tokens: TokenStream, depth: number) {
  const entries: { key: Expression; value: Expression }[] = [];
  while (!tokens.accept('}')) {
    const key = parseExpression(tokens, depth + 1);
    tokens.expect(':');
    entries.push({ key, value: parseExpression(tokens, depth + 1) });
    if (!tokens.sees('}')) tokens.expect(',');
  }
  return entries;
}

function parsePath(tokens: TokenStream, depth: number): Expression {
  const place = at(tokens.peek());
  const segments: (string | Expression)[] = [];
  while (tokens.peek().kind === 'segment' || (tokens.sees('/') && tokens.sees('$', 1))) {
    if (tokens.peek().kind === 'segment') {
      segments.push(tokens.take().text);
      continue;
    }
    for (const symbol of ['/', '$', '(']) tokens.expect(symbol);
    segments.push(parseExpression(tokens, depth + 1));
    tokens.expect(')');
  }
  if (segments.length === 0) tokens.fail("Unexpected '/'.");
  return { kind: 'path', segments, ...place };
}

function parseInteger(tokens: TokenStream, sign: '' | '-'): bigint {
  const text = sign + tokens.peek().text;
  const value = integer(BigInt(text));
  if (value === undefined) tokens.fail(`Invalid number literal ${text}.`);
  tokens.take();
  return value;
}

function checkDepth(tokens: TokenStream, depth: number): void {
  if (depth > MAX_DEPTH) tokens.fail('Expression is too complex to evaluate safely.');
}

function at({ line, column }: { line: number; column: number }) {
  return { line, column };
}
