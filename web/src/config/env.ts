import { variables } from './variables.ts';

/** What the build is told about the Firebase project. */
export const env: Readonly<typeof variables> = { ...variables, ...import.meta.env };

/** Where the emulators listen, as `host:port`. */
interface Emulators {
  readonly auth: string;
  readonly firestore: string;
  readonly storage: string;
  /** What they take for an App Check token; App Check is off when it is empty or absent. */
  readonly appCheck?: string;
}

/**
 * The emulators that the page comes from, if it does: the development server says so to the build,
 * the function `pages` in the page, so that one build serves every stack.
 */
export const emulators: Emulators | null = import.meta.env.SSR
  ? null
  : ((import.meta.env['EMULATORS'] as Emulators | undefined) ??
    (JSON.parse(
      document.querySelector<HTMLMetaElement>('meta[name=emulators]')?.content ?? 'null',
    ) as Emulators | null));
