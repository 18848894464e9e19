import type { z } from 'zod/mini';

/** What is wrong with the fields of a small form, by name. */
export type Problems = Readonly<Record<string, string>>;

/** What a schema finds wrong with each field. */
export const problemsOf = ({ issues }: z.core.$ZodError): Problems =>
  Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
