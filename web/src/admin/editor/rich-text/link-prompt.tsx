import { linkAddress } from '@institute/schema';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { TextPrompt } from '../../shell/dialogs/text-prompt.tsx';
import { usePages, type SitePage } from './use-pages.ts';

interface LinkPromptProps {
  readonly initial: string;
  /** The page or address; empty to remove the link. */
  readonly onDone: (page: SitePage) => void;
  readonly onCancel: () => void;
}

/** Asks where a link leads: an address, or a page that is found by its name. */
export function LinkPrompt({ initial, onDone, onCancel }: LinkPromptProps) {
  const [typed, setTyped] = useState(initial);
  const { pages, isFound } = usePages(typed);
  const [best] = isFound ? pages : [];

  function faultOf(text: string): string | undefined {
    if (text === '' || best || linkAddress(text) !== undefined) return undefined;
    return isFound
      ? 'This address is not valid, and no page has this name'
      : 'Still searching for this page. Try again in a moment.';
  }

  return (
    <TextPrompt
      title="Link"
      label="Page or address"
      help="The name of a page, course or post, a web page, an email address, or a path such as /courses. Leave it empty to remove the link."
      initial={initial}
      fault={faultOf}
      onTyped={setTyped}
      onDone={(text) => onDone(best ?? { title: text, path: text })}
      onCancel={onCancel}
    >
      {pages.length > 0 && (
        <Stack
          component="ul"
          aria-label="Pages"
          sx={{ listStyle: 'none', padding: 0, marginTop: 1 }}
        >
          {pages.map((page) => (
            <li key={page.path}>
              <Button
                fullWidth
                sx={{ justifyContent: 'start', textAlign: 'start' }}
                onClick={() => onDone(page)}
              >
                {page.title}
              </Button>
            </li>
          ))}
        </Stack>
      )}
    </TextPrompt>
  );
}
