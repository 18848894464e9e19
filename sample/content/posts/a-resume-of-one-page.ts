import { teamAuthor } from '@institute/schema';
import type { PostContent } from '../types.ts';

export const aResumeOfOnePage: PostContent = {
  slug: 'a-resume-of-one-page',
  title: 'A resume of one page: before and after',
  excerpt:
    'In 2026 the placement office has read about thirty resumes a week, and nine out of ten got the same six remarks. Here they are, with lines from real drafts.',
  author: teamAuthor,
  category: 'Career',
  tags: ['Resume', 'Writing', 'Placement'],
  published: false,
  date: '2026-10-28T06:30:00.000Z',
  content: `
<p>Somebody who hires for a team in Chennai told our students in September 2026 how she reads: forty resumes after lunch, about half a minute for each, two heaps. The resume does not get you the job. It gets you out of the first heap. One page is enough for that, and two are a hindrance.</p>
<p>These are the six remarks that we write into margins most often. The examples come from drafts of students who have agreed to it, with names removed.</p>

<h2>1. Begin with what you made</h2>
<p>Most drafts begin with an “objective”. It says that the writer seeks a challenging position in a reputed organisation. So does everyone.</p>
<p><strong>Before:</strong> “To obtain a challenging role where I can utilise my skills and grow along with the organisation.”</p>
<p><strong>After:</strong> “Python developer. Built the fee ledger that a school in Velachery with 640 pupils has used since March 2026.”</p>
<p>It is shorter, nobody else has it, and it makes the reader want to ask something. That is all it has to do.</p>

<h2>2. A number in every line</h2>
<p>Numbers can be checked, and adjectives cannot. They need not be large.</p>
<table>
<thead><tr><th>Before</th><th>After</th></tr></thead>
<tbody>
<tr><td>Good knowledge of SQL</td><td>Wrote 14 reports on a table of 6 million rows; the slowest takes 200 ms</td></tr>
<tr><td>Responsible for testing</td><td>Found and reported 37 faults, of which 31 were repaired</td></tr>
<tr><td>Improved the website</td><td>Page opens in 1.9 s instead of 5.4 s on a ₹9,000 phone</td></tr>
<tr><td>Managed social media</td><td>Spent ₹6,000, brought 41 customers, ₹146 for each</td></tr>
</tbody>
</table>

<h2>3. Sort what you know by how well you know it</h2>
<p>A list of twenty-four technologies says that the writer cannot judge. Make three lines instead: <em>use every day</em>, <em>have built something with</em>, <em>have tried</em>. Whatever stands on the first line will be asked about in depth, so be sure of it. Interviewers have told us that the third line is the one that makes them believe the first.</p>

<h2>4. Leave out what nobody may ask</h2>
<p>No photograph, date of birth, father’s name, marital status, religion, full postal address or passport number. “Chennai” is enough. You gain three lines, and you do not hand out what a stranger could misuse.</p>
<p>The declaration at the end, “I hereby declare that the above is true”, with place and date, can go as well. It is assumed.</p>

<h2>5. Make it easy to read on a phone</h2>
<ul>
<li>One column. Programs that sort resumes read two columns across, line by line, and make soup of them.</li>
<li>One typeface, 10.5 or 11 points, black.</li>
<li>No bars or stars for skills. What are four stars of Java?</li>
<li>A PDF whose text can be selected, named <code>asha-kumar-resume.pdf</code>, not <code>final_final3.pdf</code>.</li>
<li>Links that work when touched: the project, the repository, your email.</li>
</ul>

<h2>6. Let a person read it who does not love you</h2>
<p>Your mother will find it good. Give it to somebody who works in the field, for thirty seconds, by the clock. Take it away and ask: what do I do, and what have I made? If both come back right, it is finished. If not, the words that should have said it are too far down.</p>

<h2>The skeleton</h2>
<pre><code>Name · Chennai · phone · email · github.com/…

One sentence: what you are, and the best thing you made.

Project (link)                                2026
- What it does and for whom, with a number
- One hard decision, and why
- What you used

Second project or job, the same way

Use every day:         …
Have built with:       …
Have tried:            …

Education: degree, college, year. One line each.
Languages: Tamil, English, …
</code></pre>
<p>And a gap? Say what it was, in three words: “Cared for family, 2023 – 2025.” “Prepared for examinations, 2024.” Nobody we asked in 2026, and we asked fourteen people who hire, put a resume onto the wrong heap for an honest gap. Several did so for a hidden one.</p>
<p>The placement office reads resumes on Tuesdays and Thursdays from 3 to 5 pm IST, also by email through the <a href="/contact">contact page</a>. You get it back with pencil marks. Do not be afraid of them. Ours looked like that, too.</p>
`,
};
