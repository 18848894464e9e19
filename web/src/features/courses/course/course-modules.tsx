import type { CourseModule } from '@institute/schema';
import styles from './course-modules.module.css';

/** The curriculum as collapsible modules, the first one open. */
export function CourseModules({ modules }: { readonly modules: readonly CourseModule[] }) {
  return (
    <section aria-labelledby="modules">
      <h2 id="modules">Course Modules</h2>
      {modules.length === 0 && <p>Course curriculum will be updated soon.</p>}
      {modules.map(({ module, topics }, index) => (
        <details key={index} className={styles.module} open={index === 0}>
          <summary>
            <span className={styles.number}>{index + 1}</span>
            <h3>{module}</h3>
          </summary>
          <ul>
            {topics.map((topic, position) => (
              <li key={position}>{topic}</li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
