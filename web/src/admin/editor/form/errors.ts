import { get } from 'react-hook-form';

/** The first error in or below the field at a path, if any. */
export function firstError(errors: object, path: string): string | undefined {
  return messageIn(get(errors, path));
}

function messageIn(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  if ('message' in node && typeof node.message === 'string') return node.message;
  for (const [key, child] of Object.entries(node)) {
    const message = key === 'ref' ? undefined : messageIn(child);
    if (message !== undefined) return message;
  }
  return undefined;
}
