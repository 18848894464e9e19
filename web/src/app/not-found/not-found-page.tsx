import { ButtonLink } from '../../components/button.tsx';
import { KolamFigure } from '../../components/kolam-figure.tsx';
import { paths } from '../../config/paths.ts';
import { PageHead } from '../../lib/page-head/page-head.tsx';
import styles from './not-found-page.module.css';

export function NotFoundPage() {
  return (
    <>
      <PageHead
        title="Page not found"
        description="There is no page at this address."
        status={404}
      />
      <div className={`wrap ${styles.page}`}>
        <KolamFigure seed="unfinished" className={styles.kolam} drawn={0.62} inHtml />
        <div className={styles.words}>
          <h1>Oops! Page not found</h1>
          <p>This kolam was never finished, and this page does not exist.</p>
          <ButtonLink to={paths.home}>Return to Home</ButtonLink>
        </div>
      </div>
    </>
  );
}
