import type { CourseQuestion } from '@institute/schema';
import styles from './course-modules.module.css';

/** Questions and answers of a course, folded (course-9). */
export const CourseQuestions = ({ questions }: { readonly questions: readonly CourseQuestion[] }) =>
  questions.length > 0 && (
    <section aria-labelledby="questions">
      <h2 id="questions">Questions and Answers</h2>
      {questions.map(({ question, answer }, index) => (
        <details key={index} className={styles.module}>
          <summary>
            <span className={styles.number}>{index + 1}</span>
            <h3>{question}</h3>
          </summary>
          {answer.split(/\n{2,}/).map((paragraph, position) => (
            <p key={position} className={styles.answer}>
              {paragraph}
            </p>
          ))}
        </details>
      ))}
    </section>
  );
