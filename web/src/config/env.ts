import { variables } from './variables.ts';

/** Build-time settings of the Firebase project. */
export const env: Readonly<typeof variables> = { ...variables, ...import.meta.env };

/** Addresses of the emulators, as `host:port`. */
interface Emulators {
  readonly auth: string;
  readonly firestore: string;
  readonly storage: string;
  /** App Check token that the emulators accept; empty or absent to disable App Check. */
  readonly appCheck?: string;
}

/**
 * The emulators, if the page comes from them: set by the development server in the build, or by the
 * function `pages` in the page, so that one build serves every environment.
 */
export const emulators: Emulators | null = import.meta.env.SSR
  ? null
  : ((import.meta.env['EMULATORS'] as Emulators | undefined) ??
    (JSON.parse(
      document.querySelector<HTMLMetaElement>('meta[name=emulators]')?.content ?? 'null',
    ) as Emulators | null));
