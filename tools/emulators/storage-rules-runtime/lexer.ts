import type { Position } from './syntax-tree.ts';

/** The rules cannot be read; the position is where. */
export class RulesSyntaxError extends Error {
  readonly position: Position;

  constructor(message: string, { line, column }: Position) {
    super(message);
    this.position = { line, column };
  }
}

/** `text` of a string or path segment is its value: unquoted, unescaped, without the slash. */
export interface Token extends Position {
  kind: 'identifier' | 'integer' | 'float' | 'string' | 'segment' | 'symbol' | 'end';
  text: string;
}

const TOKEN = new RegExp(
  [
    String.raw`(?<blank>\s+|//[^\n]*|/\*[\s\S]*?\*/)`,
    // A slash that touches what follows belongs to a path, so a division needs a space: `4 / 2`.
    String.raw`(?<segment>/(?:\(default\)|[\w.~%@+&:-]+))`,
    String.raw`(?<identifier>[A-Za-z_]\w*)`,
    String.raw`(?<float>\d+\.\d*|\.\d+)`,
    String.raw`(?<integer>0|[1-9]\d*)`,
    // The closing quote is looked for afterwards: a pattern that cannot fail cannot backtrack.
    String.raw`(?<string>'(?:[^'\\\n]|\\.)*|"(?:[^"\\\n]|\\.)*)`,
    String.raw`(?<symbol>\*\*|--|\+\+|&&|\|\||[=!<>]=|/(?=[\s{$])|[-+*%!<>=?:.,;()[\]{}$])`,
  ].join('|'),
  'y',
);

const ESCAPES: Record<string, string> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  "'": "'",
  '"': '"',
  '\\': '\\',
};

/** Splits rules into tokens, ending with one of kind `end`. Throws RulesSyntaxError. */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  const pattern = new RegExp(TOKEN);
  let line = 1;
  let lineStart = 0;
  let offset = 0;
  while (offset < source.length) {
    const position = { line, column: offset - lineStart + 1 };
    pattern.lastIndex = offset;
    const groups = pattern.exec(source)?.groups;
    if (!groups) throw new RulesSyntaxError(`Unexpected '${source[offset]}'.`, position);
    const { blank, segment, identifier, float, integer, string, symbol } = groups;
    offset = pattern.lastIndex;
    if (blank !== undefined) {
      line += blank.split('\n').length - 1;
      if (blank.includes('\n')) lineStart = offset - blank.length + blank.lastIndexOf('\n') + 1;
    } else if (segment !== undefined) {
      tokens.push({ kind: 'segment', text: decodeSegment(segment, position), ...position });
    } else if (string !== undefined) {
      const quote = string.charAt(0);
      if (source[offset] !== quote) {
        throw new RulesSyntaxError(`Missing a closing ${quote}`, position);
      }
      offset += 1;
      tokens.push({ kind: 'string', text: unescape(string.slice(1), position), ...position });
    } else if (identifier !== undefined) {
      tokens.push({ kind: 'identifier', text: identifier, ...position });
    } else if (float !== undefined) tokens.push({ kind: 'float', text: float, ...position });
    else if (integer !== undefined) tokens.push({ kind: 'integer', text: integer, ...position });
    else tokens.push({ kind: 'symbol', text: symbol ?? '', ...position });
  }
  tokens.push({ kind: 'end', text: '<EOF>', line, column: offset - lineStart + 1 });
  return tokens;
}

function decodeSegment(text: string, position: Position): string {
  try {
    return decodeURIComponent(text.slice(1));
  } catch {
    throw new RulesSyntaxError(`Invalid path segment '${text}'.`, position);
  }
}

function unescape(text: string, position: Position): string {
  return text.replace(/\\(u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|.)/g, (whole, code: string) => {
    if (code.length > 1) return String.fromCharCode(Number.parseInt(code.slice(1), 16));
    const character = ESCAPES[code];
    if (character === undefined) {
      throw new RulesSyntaxError(`Invalid escape sequence ${whole}`, position);
    }
    return character;
  });
}
