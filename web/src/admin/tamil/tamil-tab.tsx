import { messages, translatedPath, undoneText, type TranslationState } from '@institute/schema';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { callApi } from '../../lib/api/api-client.ts';
import { StateDot } from '../list/state-dot.tsx';
import { documentPath } from '../shell/document-path.ts';
import { LoadingShape, ReadFailure } from '../shell/read-state.tsx';
import { TranslationEditor } from './translation-editor.tsx';

const Row = ({ document, title, ...counts }: TranslationState) => {
  const left = undoneText(counts);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        justifyContent: 'space-between',
        paddingBlock: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Link component={RouterLink} to={documentPath(document) ?? ''} sx={{ minWidth: 0 }}>
        {title}
      </Link>
      <StateDot kind={left ? 'warning' : 'good'}>{left || 'Whole'}</StateDot>
    </Box>
  );
};

/** Every document with texts, and what is left to do of its translation (tamil-12). */
function Translations() {
  const { data, error, refetch } = useQuery({
    queryKey: ['translations'],
    queryFn: () => callApi('listTranslations', {}),
    staleTime: 0,
  });
  if (error)
    return <ReadFailure reason={messages.fetch.translation} onRetry={() => void refetch()} />;
  if (!data) return <LoadingShape of="rows" label="Loading the translations" />;
  return (
    <Stack component="section" aria-labelledby="tamil-title" spacing={2}>
      <Box>
        <Typography id="tamil-title" variant="h2">
          Tamil
        </Typography>
        <Typography color="textSecondary">
          Texts that are missing, or whose English has changed, show in English.
        </Typography>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {data.map((state) => (
          <Row key={state.document} {...state} />
        ))}
      </Box>
    </Stack>
  );
}

/** The site's texts in Tamil. */
export function TamilTab({ item }: { readonly item: string | undefined }) {
  const path = item === undefined ? undefined : translatedPath(item);
  return item === undefined || path === undefined ? (
    <Translations />
  ) : (
    <TranslationEditor key={item} id={item} path={path} />
  );
}
