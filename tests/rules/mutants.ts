/** Rules that allow more than they should, and what was loosened. */
export interface Mutant {
  name: string;
  rules: string;
  /** The tables that are most likely to notice, named like the collection or folder of a `match`. */
  likely: readonly string[];
}

const methods = ['get', 'list', 'create', 'update', 'delete'];

const groups: Record<string, readonly string[]> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

/** A condition without which the rules deny all the same: null has no token, and errors deny. */
const redundant = 'request.auth != null';

const lineOf = (rules: string, index: number): number => rules.slice(0, index).split('\n').length;

const replaceAt = (rules: string, index: number, old: string, by: string): string =>
  rules.slice(0, index) + by + rules.slice(index + old.length);

/** The part of the rules that is about a collection or folder. */
interface Block {
  index: number;
  text: string;
  path: string;
  name: string;
  body: string;
}

/** Each `match` of documents or files, with its path and what it holds. */
function matchBlocks(rules: string): Block[] {
  const blocks = [...rules.matchAll(/match (\/(\w+)\/\{\w+\}) \{\n(.*?)\n {4}\}/gs)];
  const outer = 1;
  if (blocks.length !== rules.split('match /').length - 1 - outer) {
    throw new Error('A match is not "match /folder/{name} {", on lines of its own');
  }
  return blocks.map(({ index, 0: text, 1: path = '', 2: name = '', 3: body = '' }) => ({
    index,
    text,
    path,
    name,
    body,
  }));
}

/** The function around that place, if there is one. */
const functionAt = (rules: string, at: number): string | undefined =>
  [...rules.matchAll(/function (\w+)\(.*?\n {4}\}/gs)].find(
    ({ index, 0: text }) => index < at && at < index + text.length,
  )?.[1];

/** The names of the `match` around that place, or of those that call the function around it. */
function namesAt(rules: string, at: number): string[] {
  const called = functionAt(rules, at);
  if (called === undefined)
    return matchBlocks(rules)
      .filter(({ index, text }) => index < at && at < index + text.length)
      .map(({ name }) => name);
  const calls = [...rules.matchAll(new RegExp(`(?<!function )\\b${called}\\(`, 'g'))];
  return [...new Set(calls.flatMap(({ index }) => namesAt(rules, index)))];
}

/** Each part of each condition, of an `allow` or a function, replaced with true. */
function withoutConditions(rules: string): Mutant[] {
  return [...rules.matchAll(/(?:allow [a-z, ]+: if|return) ([^;]+);/g)].flatMap((match) => {
    const condition = match[1] ?? '';
    let index = match.index + match[0].indexOf(condition);
    return condition.split('&&').flatMap((text) => {
      const part = text.trim();
      const at = index + text.indexOf(part);
      index += text.length + '&&'.length;
      if (part === redundant) return [];
      const name = `line ${lineOf(rules, at)} without "${part.replaceAll(/\s+/g, ' ')}"`;
      return { name, rules: replaceAt(rules, at, part, 'true'), likely: namesAt(rules, at) };
    });
  });
}

/** Each comparison with true, made to take whatever is not false. */
const withTruthy = (rules: string): Mutant[] =>
  [...rules.matchAll(/== true/g)].map(({ index, 0: text }) => ({
    name: `line ${lineOf(rules, index)} with "!= false"`,
    rules: replaceAt(rules, index, text, '!= false'),
    likely: namesAt(rules, index),
  }));

/** Each method that a `match` does not allow, allowed to everybody. */
function withMethods(rules: string): Mutant[] {
  return matchBlocks(rules).flatMap(({ index, text, path, name, body }) => {
    const allowed = [...body.matchAll(/allow ([a-z, ]+)/g)]
      .flatMap((match) => (match[1] ?? '').split(/, */))
      .flatMap((method) => groups[method] ?? method);
    return methods
      .filter((method) => !allowed.includes(method))
      .map((method) => ({
        name: `${path} with "allow ${method}"`,
        rules: replaceAt(rules, index, text, text.replace('{\n', `{\nallow ${method};\n`)),
        likely: [name],
      }));
  });
}

/** Each `match` reaching into what lies below it. */
const withDepth = (rules: string): Mutant[] =>
  matchBlocks(rules).map(({ index, text, path, name }) => ({
    name: `${path} at any depth`,
    rules: replaceAt(rules, index, text, text.replace(path, path.replace('}', '=**}'))),
    likely: [name, `${name} below a document`],
  }));

/** Each method allowed for whatever no `match` is about. */
function withoutDefault(rules: string): Mutant[] {
  const outer = /match \/(?:databases|b)\/.*\{\n/.exec(rules)?.[0] ?? '';
  return methods.map((method) => ({
    name: `"allow ${method}" by default`,
    rules: rules.replace(outer, `${outer}match /{path=**} { allow ${method}; }\n`),
    likely: ['a collection without a rule', 'a folder without a rule'],
  }));
}

/** Every single way to loosen the rules that a test should notice. */
export const mutantsOf = (rules: string): Mutant[] => [
  ...withoutConditions(rules),
  ...withTruthy(rules),
  ...withMethods(rules),
  ...withDepth(rules),
  ...withoutDefault(rules),
];
