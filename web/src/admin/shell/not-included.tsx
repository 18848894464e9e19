import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useAdmin } from './session.ts';

/** In the place of a part of the dashboard that the role of the admin does not include. */
export function NotIncluded({ part }: { readonly part: string }) {
  const { role } = useAdmin();
  return (
    <Stack component="section" aria-labelledby="not-included" spacing={2}>
      <Typography id="not-included" variant="h2">
        Your role does not have access to this
      </Typography>
      <Typography>
        The role {role} does not include {part}. An owner of the site can change your role.
      </Typography>
      <Link component={RouterLink} to={paths.admin} sx={{ alignSelf: 'start' }}>
        Back to the dashboard
      </Link>
    </Stack>
  );
}
