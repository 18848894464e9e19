/** Author of a post that names none: the team, whatever the institute is called when it is shown (dashboard-13). */
export const teamAuthor = 'Team';
