import Typography from '@mui/material/Typography';
import { KolamFigure } from '../../../components/pictures/kolam-figure.tsx';

/** The logo above the login screens. */
export function KolamMark() {
  return (
    <Typography component="span" color="primary" sx={{ '& svg': { width: 72, height: 72 } }}>
      <KolamFigure seed="vaasal" rows={5} inHtml />
    </Typography>
  );
}
