import { hasTamil, language } from '@institute/schema';

interface InTamilProps {
  /** What stands between it and the English before. */
  readonly after: string;
  readonly text: string;
}

/** The same in Tamil, where the institute has notices in it and the page is in English. */
export const InTamil = ({ after, text }: InTamilProps) =>
  hasTamil &&
  language === 'en' && (
    <>
      {after}
      <span lang="ta">{text}</span>
    </>
  );
