/** The part of Trusted Types that the site uses; TypeScript does not know them yet. */
interface TrustedTypes {
  readonly createPolicy: <Rules extends object>(name: string, rules: Rules) => Rules;
}

/**
 * Makes what the browser takes as HTML, or as the address of a script: the page's
 * Content-Security-Policy refuses strings; browsers without Trusted Types, and the server, go on with strings. What comes out is typed as the string
 * that the DOM's types ask for.
 */
export function trustedPolicy<Rules extends Readonly<Record<string, (text: string) => string>>>(
  name: string,
  rules: Rules,
): Rules {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy(name, rules) ?? rules;
}

/** The address of a script, by a policy that knows no other. */
export const trustedScript = (name: string, address: string): string =>
  trustedPolicy(name, {
    createScriptURL: (asked: string) => (asked === address ? asked : ''),
  }).createScriptURL(address);
