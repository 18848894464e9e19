import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new secret for a link: 128 random bits. */
export const newSecret = (): string => randomBytes(16).toString('base64url');

const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** What is stored of a secret: with 128 random bits, nothing slower than SHA-256 is needed. */
export const hashOf = (secret: string): string => digest(secret).toString('base64url');

/** Whether a stored hash is that of the secret; it takes the same time whatever differs. */
export const isHashOf = (hash: string, secret: string): boolean =>
  timingSafeEqual(Buffer.from(hash, 'base64url'), digest(secret));
