import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const seconds = 30;

const codesOf = (secret: string, label = '', issuer = ''): TOTP =>
  new TOTP({
    issuer,
    label,
    secret,
    algorithm: 'SHA1',
    digits: 6,
    period: seconds,
  });

/** A new secret in Base32: 160 bits, as RFC 4226 recommends. */
export const makeSecret = (): string =>
  new Secret({ buffer: Uint8Array.from(randomBytes(20)).buffer }).base32;

/** The otpauth URL for the QR code. */
export const uriOf = (secret: string, label: string, issuer: string): string =>
  codesOf(secret, label, issuer).toString();

/**
 * The 30-second time step of a code, if it is of the current step or the one before: clocks differ
 * a little, and typing six digits takes a while (RFC 6238, section 5.2).
 */
export function stepOf(code: string, secret: string, now: number): number | undefined {
  const codes = codesOf(secret);
  const step = codes.counter({ timestamp: now });
  return [step, step - 1].find(
    (each) => codes.validate({ token: code, timestamp: each * seconds * 1000, window: 0 }) !== null,
  );
}
