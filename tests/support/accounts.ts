import { auth } from '../../functions/src/platform/admin.ts';
import { projectId } from './ports.ts';

const password = 'only-for-the-emulator';

/** Asks the Auth emulator as its owner, who may do what the Admin SDK cannot. */
async function authEmulator(path: string, body: object): Promise<Record<string, unknown>> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const response = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/${path}`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The Auth emulator answered ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}

const made = new Set<string>();

/** A new account with an email of its own; `admin` gives it the claim. */
export async function createAccount(claims: object = {}): Promise<{ uid: string; email: string }> {
  const email = `${crypto.randomUUID()}@example.com`;
  const { uid } = await (await auth()).createUser({ email, password });
  made.add(uid);
  await (await auth()).setCustomUserClaims(uid, claims);
  return { uid, email };
}

export async function deleteAccounts(): Promise<void> {
  await (await auth()).deleteUsers([...made]);
  made.clear();
}

async function tokenOf(method: string, body: object): Promise<string> {
  const signedIn = await authEmulator(`accounts:${method}?key=any`, {
    ...body,
    returnSecureToken: true,
  });
  return String(signedIn['idToken']);
}

/** The ID token of a sign-in with email and password. */
export const signIn = (email: string, secret = password): Promise<string> =>
  tokenOf('signInWithPassword', { email, password: secret });

/** Gives an account another name by its own token, as Google's API lets everybody. */
export async function nameOneself(idToken: string, displayName: string): Promise<void> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:update?key=any`;
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ idToken, displayName });
  const { ok } = await fetch(url, { method: 'POST', headers, body });
  if (!ok) throw new Error('The account kept its name');
}

/** The ID token of a sign-in with a custom token. */
export const exchange = (token: string): Promise<string> =>
  tokenOf('signInWithCustomToken', { token });

/** The ID token of a new account, signed in just now. */
export const newToken = async (claims: object = {}): Promise<string> =>
  signIn((await createAccount(claims)).email);

/** The ID token of a new account that also did the second step of the sign-in. */
export async function newSession(claims: object): Promise<string> {
  const { uid } = await createAccount(claims);
  const second = { secondFactorVerified: true };
  return exchange(await (await auth()).createCustomToken(uid, second));
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** What the Auth emulator puts before its tokens: they are not signed. */
const unsigned = { alg: 'none', typ: 'JWT' };

/**
 * An ID token of the account, written here without a signature, as the Auth emulator makes them:
 * of a sign-in two minutes ago. `change` gets the moment in seconds and returns what the token says
 * instead.
 */
export async function tokenFor(
  uid: string,
  claims: object,
  change: (now: number) => object = () => ({}),
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  await authEmulator(`projects/${projectId}/accounts:update`, { localId: uid, validSince: '1' });
  const payload = {
    ...claims,
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    user_id: uid,
    auth_time: now - 120,
    iat: now - 60,
    exp: now + 3600,
    firebase: { identities: {}, sign_in_provider: 'password' },
    ...change(now),
  };
  return signedToken(unsigned, payload);
}

/** The same of a new account. */
export const writtenToken = async (
  claims: object,
  change?: (now: number) => object,
): Promise<string> => tokenFor((await createAccount(claims)).uid, claims, change);

/** An ID token of a new account that signed in so many seconds ago: nobody can wait that long. */
export const tokenSignedInAgo = (seconds: number, claims: object): Promise<string> =>
  writtenToken(claims, (now) => ({ auth_time: now - seconds }));

export const payloadOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;

/** The token of other parts, with the signature that `sign` makes of them. */
export function signedToken(
  header: object,
  payload: object,
  sign: (content: string) => Buffer = () => Buffer.alloc(0),
): string {
  const content = `${encode(header)}.${encode(payload)}`;
  return `${content}.${sign(content).toString('base64url')}`;
}
