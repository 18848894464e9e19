import { Button } from '../../components/button.tsx';
import { KolamFigure } from '../../components/pictures/kolam-figure.tsx';
import styles from './no-posts.module.css';

interface NoPostsProps {
  /** Retries the read; given if it failed. */
  readonly retry?: () => void;
}

/** Empty or error state of the list of posts (blog-4: no toast). */
export function NoPosts({ retry }: NoPostsProps) {
  return (
    <div className={styles.none} role="status">
      <KolamFigure seed="no-posts" className={styles.kolam} drawn={0.4} inHtml />
      <h2>No blog posts found.</h2>
      {retry && (
        <>
          <p>We cannot reach our server just now. Please try again in a moment.</p>
          <Button kind="secondary" onClick={retry}>
            Try again
          </Button>
        </>
      )}
    </div>
  );
}
