import { ButtonLink } from '../../components/button.tsx';
import { KolamFigure } from '../../components/pictures/kolam-figure.tsx';
import { PageLoading } from '../../components/page-state.tsx';
import { paths } from '../../config/paths.ts';
import { useMoved } from '../../lib/content/use-read.ts';
import { PageHead } from '../../lib/page-head/page-head.tsx';
import * as texts from '../../texts/en/layout.ts';
import styles from './not-found-page.module.css';

export function NotFoundPage() {
  const isMoved = useMoved();
  return (
    <>
      <PageHead title={texts.notFound} description={texts.nothingHere} status={404} />
      {isMoved ? <PageLoading /> : <Unfinished />}
    </>
  );
}

function Unfinished() {
  return (
    <div className={`wrap ${styles.page}`}>
      <KolamFigure seed="unfinished" className={styles.kolam} drawn={0.62} inHtml />
      <div className={styles.words}>
        <h1>{texts.oops}</h1>
        <p>{texts.unfinished}</p>
        <ButtonLink to={paths.home}>{texts.toHome}</ButtonLink>
      </div>
    </div>
  );
}
