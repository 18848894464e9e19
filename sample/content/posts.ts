import type { IllustrationName } from '../illustrations.ts';
import { aResumeOfOnePage } from './posts/a-resume-of-one-page.ts';
import { eveningBatchWithAFullTimeJob } from './posts/evening-batch-with-a-full-time-job.ts';
import { readingASlowSqlQuery } from './posts/reading-a-slow-sql-query.ts';
import { thirteenWeeksToYourFirstInterview } from './posts/thirteen-weeks-to-your-first-interview.ts';
import type { PostContent } from './types.ts';
import { whatACourseCosts } from './posts/what-a-course-costs.ts';
import { whatARestApiDoes } from './posts/what-a-rest-api-does.ts';
import { whatEntryLevelJobPostsAskedFor } from './posts/what-entry-level-job-posts-asked-for.ts';
import { whenGitGoesWrong } from './posts/when-git-goes-wrong.ts';

/** The posts, oldest first, each with its illustration where it has one. */
export const posts: readonly (PostContent & { illustration?: IllustrationName })[] = [
  { ...whatARestApiDoes, illustration: 'bus' },
  { ...eveningBatchWithAFullTimeJob, illustration: 'coffee' },
  { ...whenGitGoesWrong, illustration: 'branches' },
  { ...whatEntryLevelJobPostsAskedFor, illustration: 'skyline' },
  { ...thirteenWeeksToYourFirstInterview, illustration: 'weeks' },
  whatACourseCosts,
  readingASlowSqlQuery,
  aResumeOfOnePage,
];
