import { redirect, type Redirect } from '@institute/schema';

/** Two paths that are typed, such as "/old /new", as a redirect; undefined for anything else. */
export function typedRedirect(typed: string): Redirect | undefined {
  const [from, to, ...more] = typed.trim().split(/\s+/);
  return more.length === 0 ? redirect.safeParse({ from, to }).data : undefined;
}
