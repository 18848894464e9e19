import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { article } from '../../lib/links/article-html.ts';
import { RichTextInput } from '../editor/rich-text/rich-text-input.tsx';
import { changedBlocks } from './changed-blocks.ts';
import { Beside, Said, type TranslatedProps } from './translated.tsx';
import { useTranslated } from './use-translated.ts';

function Changes({ was, now }: { readonly was: string; readonly now: string }) {
  const changed = changedBlocks(was, now);
  if (changed.was.length + changed.now.length === 0)
    return <Said>Only formatting, links or images have changed</Said>;
  return (
    <>
      {changed.was.map((block) => (
        <Said key={`was ${block}`} name="Was">
          {block}
        </Said>
      ))}
      {changed.now.map((block) => (
        <Said key={`now ${block}`} name="Now">
          {block}
        </Said>
      ))}
    </>
  );
}

/** The body of a post in English as it reads, with what changed in it, and its Tamil in the editor of posts (tamil-12). */
export function TranslatedHtml({ path, label, index, now }: TranslatedProps) {
  const { at, was, isStale, keep } = useTranslated(index, now);
  const { html } = useMemo(() => article(now), [now]);
  return (
    <Beside
      path={path}
      label={label}
      labelId={`${at}.label`}
      isStale={isStale}
      keep={keep}
      english={
        <>
          {isStale && <Changes was={was} now={now} />}
          <Box
            role="region"
            tabIndex={0}
            aria-labelledby={`${at}.label`}
            dangerouslySetInnerHTML={{ __html: html }}
            sx={{
              maxHeight: '70dvh',
              overflow: 'auto',
              overflowWrap: 'break-word',
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              padding: 2,
              '& > * + *': { marginTop: '0.75em' },
              '& img': { maxWidth: '100%', height: 'auto' },
              '& pre': { whiteSpace: 'pre-wrap' },
            }}
          />
        </>
      }
    >
      <Box lang="ta" sx={{ width: '100%' }}>
        <RichTextInput
          field={{ kind: 'rich-text', name: 'tamil', label: 'Tamil' }}
          path={`${at}.tamil`}
          onChanged={keep}
        />
      </Box>
    </Beside>
  );
}
