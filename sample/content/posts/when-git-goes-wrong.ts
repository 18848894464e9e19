import type { PostContent } from '../types.ts';

export const whenGitGoesWrong: PostContent = {
  slug: 'when-git-goes-wrong',
  title: 'Six ways to break a Git repository, and the way back from each',
  excerpt:
    'Wrong branch, wrong message, lost commit, a password pushed at 11 pm. Each happened in our lab in the last year. None needed a fresh clone.',
  author: 'Mohammed Irfan',
  category: 'Tips & Tricks',
  tags: ['Git', 'Command line', 'Teamwork'],
  published: true,
  date: '2026-05-30T06:00:00.000Z',
  content: `
<p>In the lab there is a notebook in which students write down how they broke their repository. It has 71 entries from June 2025 to May 2026, and most of them are one of six. Here they are, with the way back. Before all of them stands one rule:</p>
<blockquote><p>Stop typing. Git loses almost nothing that was once committed. Most of what is really lost is lost in the five minutes after the mistake.</p></blockquote>
<p>Then run <code>git status</code> and read what it says, all of it. It often names the command that you need.</p>

<h2>1. I committed to main instead of my branch</h2>
<p>You have not pushed yet. Make a branch where you stand, then move main back to where the server has it.</p>
<pre><code>git branch fee-receipt
git reset --hard origin/main
git switch fee-receipt
</code></pre>
<p>Nothing is copied. A branch is a name for a commit, and you have only moved two names. Be sure that everything is committed before the second line: <code>--hard</code> throws away what is not.</p>

<h2>2. The message is wrong, or a file is missing</h2>
<pre><code>git add receipt.py
git commit --amend
</code></pre>
<p>This replaces the last commit with a new one. Do it freely before you push. After you have pushed to a branch on which others work, write a second commit instead. Nobody will think less of you.</p>

<h2>3. I want back the file as it was yesterday</h2>
<p>For a single file, not the whole project:</p>
<pre><code>git log --oneline -- fees.py
git restore --source=3f2a91c fees.py
</code></pre>
<p>The first line lists the commits that touched the file. The second brings back its content from one of them, as a change that you can look at with <code>git diff</code> before you commit it.</p>

<h2>4. My commits are gone</h2>
<p>They are not. Git keeps a diary of every place where your branch has been, for at least 30 days unless somebody changed that.</p>
<pre><code>git reflog
git branch rescued HEAD@{4}
</code></pre>
<p>Read the diary from the top until you find the line before the accident, and put a branch there. In our notebook this helped in 17 of 18 cases. In the eighteenth the work had never been committed, which is why we commit before lunch.</p>

<h2>5. A merge that I do not understand</h2>
<p>You are in the middle of it, there are arrows everywhere, and you would like to go home.</p>
<pre><code>git merge --abort
</code></pre>
<p>You are back where you were. Have some coffee, then merge again and take one file at a time. A conflict is a question: here are two versions, which one did you mean? To see also what both began from, set this once:</p>
<pre><code>git config --global merge.conflictStyle zdiff3
</code></pre>
<p>With the ancestor in the middle, most conflicts answer themselves. And if the person who wrote the other side sits two desks away, ask. It is quicker than guessing, and it is what the team is for.</p>

<h2>6. I pushed a password</h2>
<p>This is the serious one, and the order matters.</p>
<ol>
<li><strong>Change the password first.</strong> Revoke the key, make a new one. Public repositories are searched by machines, and minutes count.</li>
<li>Tell your team lead. It happens to everyone once. Hiding it is what gets people into trouble.</li>
<li>Then take it out of the code: into an environment variable, and the file with the real value into <code>.gitignore</code>.</li>
<li>Rewriting the history with <code>git filter-repo</code> comes last, and only when the team agrees on it. A password that has been changed may stay in the history. It opens nothing any more.</li>
</ol>
<p>In November 2025 a student pushed a cloud key at 11 pm and noticed it at 11:20. He followed the list. The log showed the first foreign attempt to use the key at 11:26, and it failed.</p>

<h2>Habits that make all this rare</h2>
<table>
<thead><tr><th>Habit</th><th>Saves you from</th></tr></thead>
<tbody>
<tr><td>The branch’s name in your prompt</td><td>1</td></tr>
<tr><td><code>git diff --staged</code> before each commit</td><td>2, 6</td></tr>
<tr><td>A commit before lunch and before you leave</td><td>3, 4</td></tr>
<tr><td>Bringing main into your branch every morning</td><td>5</td></tr>
<tr><td>Secrets in the environment from the first day</td><td>6</td></tr>
</tbody>
</table>
<p>Practise on something that does not matter. Make a repository with three text files in it, break it in each of the six ways, and bring it back. It takes an afternoon, and after it you will be the person whom the others call. We do this in the third week of <a href="/courses/devops-with-docker-and-kubernetes">DevOps with Docker and Kubernetes</a>, on a Thursday.</p>
`,
};
