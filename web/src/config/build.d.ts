interface ImportMetaEnv {
  /** Whether this is the build in Tamil, which leaves out what it never loads. */
  readonly IN_TAMIL: boolean;
}
