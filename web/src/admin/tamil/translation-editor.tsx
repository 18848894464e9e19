import {
  collectionOf,
  dayText,
  isHtml,
  kinds,
  messages,
  storedSchemas,
  succeeded,
  tamilTexts,
  kindNameOf,
  type StoredOf,
  type TranslatedName,
  type Translation,
} from '@institute/schema';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type * as z from 'zod/mini';
import { callApi } from '../../lib/api/api-client.ts';
import { liveItem } from '../../lib/firebase/live/live-content.ts';
import { useLive } from '../../lib/firebase/live/use-live.ts';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { Editor } from '../editor/editor.tsx';
import { useCourseNames } from '../editor/form/list-heads.ts';
import { documentPath } from '../shell/document-path.ts';
import { LoadingShape, ReadFailure } from '../shell/read-state.tsx';
import { useAdmin } from '../shell/session.ts';
import {
  textLabel,
  translationFields,
  translationPreview,
  translationType,
  type Translated,
} from './translation-form.ts';
import { TranslatedHtml } from './translated-html.tsx';
import { TranslatedText } from './translated-text.tsx';

interface Opened {
  readonly id: string;
  readonly kind: TranslatedName;
  /** Path of what is translated. */
  readonly path: string;
  readonly document: Translated;
  readonly stored: StoredOf<'translations'> | null;
}

function titleOf(kind: TranslatedName, document: Translated): string {
  if ('slug' in document) return `${document.title} in Tamil`;
  const name = 'teaches' in document ? document.name : kinds[kind].label;
  return `${'firstDay' in document ? `${name}, ${dayText(document.firstDay)},` : name} in Tamil`;
}

function OpenEditor({ id, kind, path, document, stored }: Opened) {
  const { uid } = useAdmin();
  const type = useMemo(() => translationType(kind, document), [kind, document]);
  const courses = useCourseNames();
  const preview = useMemo(
    () => translationPreview(kind, document, courses ?? []),
    [kind, document, courses],
  );
  const texts = tamilTexts(kind, document, []);
  const save = (values: Translation, updatedAt: string | undefined) =>
    updatedAt === undefined
      ? callApi('createTranslation', { body: values })
      : callApi('updateTranslation', { id, body: { ...values, updatedAt } });
  return (
    <Editor
      title={titleOf(kind, document)}
      kind={type}
      fields={translationFields}
      inputs={
        <Box>
          {texts.map(({ path: field, english, isOffered }, index) => {
            const Translated = isHtml(field) ? TranslatedHtml : TranslatedText;
            return (
              <Translated
                key={field}
                path={field}
                label={textLabel(path, field) + (isOffered ? ' · needed for the page' : '')}
                index={index}
                now={english}
              />
            );
          })}
          {texts.length === 0 && <Typography>Nothing to translate yet</Typography>}
        </Box>
      }
      preview={preview}
      stored={stored}
      document={`translations/${id}`}
      draftName={`${uid}/tamil/${id}`}
      save={save}
      failure={messages.save.translation}
      onSaved={() => notify('success', succeeded('Translation', 'updated'))}
      back={
        <Link component={RouterLink} to={documentPath(path) ?? ''} variant="body2">
          ← The same in English
        </Link>
      }
    />
  );
}

/** Browsers do not draw again, in a field, what they drew before its face was there (`theme/tamil-face.ts`). */
const faceQuery = {
  queryKey: ['tamil-face'],
  queryFn: async () => (await document.fonts.load('1rem Tamil', 'அ')).length,
  networkMode: 'always',
  retry: false,
  staleTime: Infinity,
} as const;

/** The Tamil of a document, beside its English. */
export function TranslationEditor({ id, path }: { readonly id: string; readonly path: string }) {
  const kind = kindNameOf(path) as TranslatedName;
  const [sources] = useState(() => ({
    document: liveItem<Translated>(
      collectionOf(kind),
      storedSchemas[kind] as z.ZodMiniType<Translated>,
      path.split('/')[1] ?? '',
    ),
    translation: liveItem('translations', storedSchemas.translations, id),
  }));
  const document = useLive(sources.document);
  const translation = useLive(sources.translation);
  const { isPending: lacksFace } = useQuery(faceQuery);
  if (document.status === 'failed' || translation.status === 'failed')
    return (
      <ReadFailure
        reason={messages.fetch.translation}
        onRetry={() => {
          for (const each of [document, translation]) if (each.status === 'failed') each.retry();
        }}
      />
    );
  if (document.status === 'loading' || translation.status === 'loading' || lacksFace)
    return <LoadingShape of="fields" />;
  if (!document.data) return <Typography>This is not written in English yet.</Typography>;
  // Other texts make another form; what was typed is offered as a draft.
  const texts = tamilTexts(kind, document.data, []).map((text) => text.path);
  return (
    <OpenEditor
      key={texts.join(' ')}
      id={id}
      kind={kind}
      path={path}
      document={document.data}
      stored={translation.data}
    />
  );
}
