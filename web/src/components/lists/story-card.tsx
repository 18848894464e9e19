import type { StoredPlacement } from '@institute/schema';
import { course } from '../../texts/en/story-card.ts';
import styles from './story-card.module.css';

type Story = Pick<
  StoredPlacement,
  'studentName' | 'course' | 'company' | 'position' | 'duration' | 'paid'
>;

interface StoryCardProps {
  readonly story: Story;
  readonly heading?: 'h2' | 'h3';
}

/** A student's path from a course to a company, in a list. */
export const StoryCard = ({ story, heading: Heading = 'h3' }: StoryCardProps) => (
  <li className={styles.story}>
    <Heading>{story.studentName}</Heading>
    <p className={styles.from}>
      {story.course}
      {story.duration && `, ${course(story.duration, story.paid === 'yes')}`}
    </p>
    <p className={styles.to}>
      <strong>{story.company}</strong>
      <span>{story.position}</span>
    </p>
  </li>
);
