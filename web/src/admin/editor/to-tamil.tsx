import { translationIdOf } from '@institute/schema';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useOwnFacts } from '../../lib/content/own-facts.ts';
import { tabPath } from '../shell/tabs.ts';

/** Leads to the texts of a document in Tamil, if it has some and the site is in Tamil (tamil-12). */
export function ToTamil({ document }: { readonly document: string }) {
  const { tamil } = useOwnFacts();
  const id = translationIdOf(document);
  if (!tamil || id === undefined) return null;
  return (
    <Button size="small" component={Link} to={tabPath('tamil', id)} lang="ta">
      தமிழ்
    </Button>
  );
}
