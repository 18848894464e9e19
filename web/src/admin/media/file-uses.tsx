import type { FileUse } from '@institute/schema';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { documentLabel, documentPath } from '../shell/document-path.ts';

/** Where a file is used; each place leads to its field. */
export const FileUses = ({ uses }: { readonly uses: readonly FileUse[] }) => (
  <div>
    <Typography variant="h3">
      {uses.length === 0 && 'Not used anywhere'}
      {uses.length === 1 && 'Used in one place'}
      {uses.length > 1 && `Used in ${uses.length} places`}
    </Typography>
    <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
      {uses.map(({ document, title, field }) => {
        const path = documentPath(document);
        const text = documentLabel(document, title);
        return (
          <li key={`${document} ${field}`}>
            {path ? (
              <Link component={RouterLink} to={`${path}#${field}`}>
                {text}
              </Link>
            ) : (
              text
            )}
          </li>
        );
      })}
    </Box>
  </div>
);
