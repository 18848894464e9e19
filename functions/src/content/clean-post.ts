import { post } from '@institute/schema';
import { ApiError } from '../platform/errors.ts';

/** Sanitised content of a post; rejects content of which nothing is left, and names the field. */
export async function cleanPost(content: string, field: string): Promise<string> {
  const { sanitisePost } = await import('./sanitise-post.ts');
  const result = post.shape.content.safeParse(sanitisePost(content));
  if (result.success) return result.data;
  const message = result.error.issues[0]?.message ?? '';
  throw new ApiError('invalid', 'Some fields are not valid', { fields: { [field]: message } });
}
