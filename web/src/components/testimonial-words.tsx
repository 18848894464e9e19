import type { Testimonial } from '@institute/schema';
import { Door } from './pictures/door.tsx';
import styles from './testimonial-words.module.css';

/** What a student wrote, and who they are. */
export const TestimonialWords = ({ name, role, message, image }: Testimonial) => (
  <>
    <blockquote className={styles.message}>{message}</blockquote>
    <div className={styles.person}>
      <Door seed={name} image={image} isSmall />
      <p>
        <span className={styles.name}>{name}</span>
        <span className={styles.role}>{role}</span>
      </p>
    </div>
  </>
);
