import { RulesSyntaxError, tokenize, type Token } from './lexer.ts';

const RESERVED = new Set(
  'allow false function if import in is let match null return service true'.split(' '),
);

/** Reads the tokens of a rules file one after another; every complaint names its place. */
export class TokenStream {
  readonly #tokens: Token[];
  #next = 0;

  constructor(source: string) {
    this.#tokens = tokenize(source);
  }

  peek(ahead = 0): Token {
    const token = this.#tokens[this.#next + ahead] ?? this.#tokens.at(-1);
    if (!token) throw new Error('A token list always has its end token.');
    return token;
  }

  take(): Token {
    const token = this.peek();
    this.#next += 1;
    return token;
  }

  /** Whether the coming token is this keyword or symbol. */
  sees(text: string, ahead = 0): boolean {
    const { kind, text: actual } = this.peek(ahead);
    return actual === text && (kind === 'symbol' || kind === 'identifier');
  }

  accept(text: string): Token | undefined {
    return this.sees(text) ? this.take() : undefined;
  }

  expect(text: string): Token {
    return this.accept(text) ?? this.fail(`Expected '${text}' but found '${this.peek().text}'.`);
  }

  /** Takes any identifier, also a keyword. */
  word(): string {
    if (this.peek().kind !== 'identifier') this.fail(`Unexpected '${this.peek().text}'.`);
    return this.take().text;
  }

  /** Takes an identifier that may name a variable or a function. */
  name(): string {
    if (RESERVED.has(this.peek().text)) this.fail(`Unexpected '${this.peek().text}'.`);
    return this.word();
  }

  fail(message: string, token: Token = this.peek()): never {
    throw new RulesSyntaxError(message, token);
  }
}
