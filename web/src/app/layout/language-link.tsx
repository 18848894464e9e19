import { language } from '@institute/schema';
import { useTwin } from '../../lib/content/twin.ts';
import { leaveOnline } from '../../lib/offline/leave-online.ts';
import * as texts from '../../texts/en/navbar.ts';

/** A link to the page in the other language, or to the nearest that is there, which says so (tamil-1). */
export function LanguageLink({ className }: { readonly className?: string | undefined }) {
  const address = useTwin();
  return (
    address && (
      <a
        className={className}
        href={address}
        lang={texts.otherLanguage}
        hrefLang={texts.otherLanguage}
        {...(language === 'ta' && { onClick: (event) => void leaveOnline(event) })}
      >
        {texts.otherLanguageName}
      </a>
    )
  );
}
