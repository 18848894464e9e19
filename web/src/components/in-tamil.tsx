import { hasTamil } from '@institute/schema';

interface InTamilProps {
  /** What stands between it and the English before. */
  readonly after: string;
  readonly text: string;
}

/** The same in Tamil, where the institute has notices in it. */
export const InTamil = ({ after, text }: InTamilProps) =>
  hasTamil && (
    <>
      {after}
      <span lang="ta">{text}</span>
    </>
  );
