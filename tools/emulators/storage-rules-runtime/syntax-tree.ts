import type { Value } from './values.ts';

/** A place in the rules file; both numbers count from 1. */
export interface Position {
  line: number;
  column: number;
}

export type Expression = Position &
  (
    | { kind: 'literal'; value: Value }
    | { kind: 'variable'; name: string }
    | { kind: 'list'; items: Expression[] }
    | { kind: 'map'; entries: { key: Expression; value: Expression }[] }
    | { kind: 'path'; segments: (string | Expression)[] }
    | { kind: 'member'; target: Expression; name: string }
    | { kind: 'index'; target: Expression; index: Expression }
    | { kind: 'range'; target: Expression; from?: Expression; to?: Expression }
    | { kind: 'call'; target?: Expression; name: string; args: Expression[] }
    | { kind: 'unary'; operator: string; operand: Expression }
    | { kind: 'binary'; operator: string; left: Expression; right: Expression }
    | { kind: 'logical'; operator: '&&' | '||'; left: Expression; right: Expression }
    | { kind: 'is'; operand: Expression; type: string }
    | { kind: 'conditional'; condition: Expression; whenTrue: Expression; whenFalse: Expression }
  );

export type Kind<K extends Expression['kind']> = Extract<Expression, { kind: K }>;

export interface FunctionDeclaration {
  name: string;
  parameters: string[];
  lets: { name: string; value: Expression }[];
  result: Expression;
}

export type Functions = Map<string, FunctionDeclaration>;

export type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

export interface Allow {
  methods: Method[];
  /** Absent in `allow read;`, which always permits. */
  condition?: Expression;
}

/** One part of a match path: a fixed name, `{x}` or the multi-segment `{x=**}`. */
export type MatchSegment =
  { kind: 'literal'; text: string } | { kind: 'single' | 'multiple'; name: string };

export interface MatchBlock {
  segments: MatchSegment[];
  functions: Functions;
  allows: Allow[];
  matches: MatchBlock[];
}

export interface Service {
  name: string;
  functions: Functions;
  matches: MatchBlock[];
}

export interface Ruleset {
  version: 1 | 2;
  functions: Functions;
  services: Service[];
}
