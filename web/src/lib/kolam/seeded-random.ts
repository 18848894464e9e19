/**
 * A generator of numbers in [0, 1) that depend on the seed alone. A 64-bit hash of the seed's
 * UTF-16 code units (in the manner of bryc's cyrb53) starts sfc32 of PractRand; both are public
 * domain. Not for secrets.
 */
export function seededRandom(seed: string): () => number {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  let c = seed.length;
  for (let i = 0; i < seed.length; i++) {
    const unit = seed.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x9e3779b1);
    a ^= a >>> 16;
    b = Math.imul(b ^ unit, 0x5f356495);
    b ^= b >>> 15;
  }

  let counter = 1;
  const next = (): number => {
    const sum = (a + b + counter++) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}
