import { ButtonLink } from '../../components/button.tsx';
import { KolamFigure } from '../../components/pictures/kolam-figure.tsx';
import { PageLoading } from '../../components/page-state.tsx';
import { paths } from '../../config/paths.ts';
import { useMoved } from '../../lib/content/use-read.ts';
import { PageHead } from '../../lib/page-head/page-head.tsx';
import styles from './not-found-page.module.css';

export function NotFoundPage() {
  const isMoved = useMoved();
  return (
    <>
      <PageHead
        title="Page not found"
        description="There is no page at this address."
        status={404}
      />
      {isMoved ? <PageLoading /> : <Unfinished />}
    </>
  );
}

function Unfinished() {
  return (
    <div className={`wrap ${styles.page}`}>
      <KolamFigure seed="unfinished" className={styles.kolam} drawn={0.62} inHtml />
      <div className={styles.words}>
        <h1>Oops! Page not found</h1>
        <p>This kolam was never finished, and this page does not exist.</p>
        <ButtonLink to={paths.home}>Return to Home</ButtonLink>
      </div>
    </div>
  );
}
