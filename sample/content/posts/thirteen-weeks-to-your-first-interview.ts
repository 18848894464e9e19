import type { PostContent } from '../types.ts';

export const thirteenWeeksToYourFirstInterview: PostContent = {
  slug: 'thirteen-weeks-to-your-first-interview',
  title: 'Thirteen weeks to your first interview: a plan, week by week',
  excerpt:
    'You have learned the subject. Between that and an offer lie about thirteen weeks of a different kind of work. Here is what to do in each.',
  author: 'Suganthi Rajan',
  category: 'Career',
  tags: ['Interviews', 'Planning', 'Portfolio', 'Placement'],
  published: true,
  date: '2026-08-29T05:00:00.000Z',
  content: `
<p>In {placements.year}, {placements.placed} of our students accepted an offer. For the ones who came to us without any work experience, the middle time from the end of the course to that offer was thirteen weeks. Some needed four, some thirty. What the quick ones had in common was not brilliance. They had a plan for the week, and did not spend the day on job portals.</p>
<p>This is that plan. It takes four hours a day, five days a week. Whoever has a job takes two hours and twice the time.</p>

<h2>Weeks 1 to 3: one thing worth showing</h2>
<p>Take your best project and make it fit for strangers. Not three projects. One.</p>
<ol>
<li><strong>Week 1.</strong> Give it to two people who have not seen it, and watch in silence. Write down where they stop. Repair the three worst places.</li>
<li><strong>Week 2.</strong> Put it online, on an address that works tomorrow as well. Write a README that says what it does, how to run it, and one decision that you would make differently today. Interviewers read that last paragraph first.</li>
<li><strong>Week 3.</strong> Tests for the part that must not break, and a clean history. Then leave it alone. It is finished.</li>
</ol>

<h2>Weeks 4 and 5: paper</h2>
<p>A resume of one page. Name, phone, email, city. Then the project, in three lines with numbers in them. Then what you can do, sorted by how well you can do it. Then education. No photograph, no father’s name, no “hardworking team player”.</p>
<p>Show it to three people, of whom one works in the field. Then make the list: forty companies that hire people at your level, and for each of them somebody whom you could ask. Former students, neighbours, your cousin’s colleague. Our placement office has names at the {placements.companies} companies that hired from us, and gives them out.</p>

<h2>Weeks 6 to 8: small daily practice</h2>
<table>
<thead><tr><th>Time (IST)</th><th>What</th><th>Why</th></tr></thead>
<tbody>
<tr><td>9:30 – 10:30 am</td><td>Two problems, by hand, on paper</td><td>First rounds have no autocomplete</td></tr>
<tr><td>10:45 – 11:30 am</td><td>SQL: three questions</td><td>In 56% of the posts that we counted in the first half of 2026</td></tr>
<tr><td>11:45 am – 12:30 pm</td><td>Explain one idea aloud, recorded</td><td>You will hear what you do not yet know</td></tr>
<tr><td>2:00 – 3:30 pm</td><td>Two applications, written well</td><td>Two good ones bring more than twenty copied ones</td></tr>
</tbody>
</table>
<p>The recording is the part that everyone skips and that helps most. Take a word such as <em>index</em>, <em>closure</em> or <em>confidence interval</em>, and explain it in two minutes to your phone. Listen to it. Do it again.</p>

<h2>Weeks 9 and 10: rehearse</h2>
<p>Four mock interviews, with somebody who does not know you. Each of them of another kind: problems, SQL, your project, the conversation with HR. Ask for written remarks and for one thing to change, only one, before the next.</p>
<p>For the conversation, prepare five true stories of a minute each:</p>
<ul>
<li>something that you built, and why it is the way it is,</li>
<li>something that went wrong, and what you did then,</li>
<li>a time when you disagreed with somebody,</li>
<li>something that you learned on your own,</li>
<li>why this company, with one sentence that fits no other.</li>
</ul>

<h2>Weeks 11 to 13: the real ones</h2>
<p>Now the interviews come, usually three or four of them close together. A few things that our students wish they had known:</p>
<ul>
<li><strong>The day before</strong>, travel the way once. Offices on the OMR can be an hour and a half from Tambaram at 9 am.</li>
<li><strong>Say “I do not know”</strong>, and then how you would find out. It counts as an answer. A guess that sounds certain does not.</li>
<li><strong>Think aloud.</strong> They want to see how you work, and they cannot see into your head.</li>
<li><strong>The same evening</strong>, write down every question. After five interviews you have a better book than any that you can buy.</li>
<li><strong>Never pay.</strong> Nobody honest asks for money for an interview, an offer letter or a laptop deposit. Call us, or the police at 1930, if somebody does.</li>
</ul>

<h2>When it does not work</h2>
<p>Count where it stops. Twenty applications without a call: the paper is wrong, go back to week 4. Calls, but never past the first round: practice, week 6. Final rounds and no offer: the rehearsals, week 9. It is hardly ever everything at once, and it is hardly ever you.</p>
<p>Of the {placements.asked} who asked us for support in that year, {placements.placed} had an offer by its end. We are still working with 31 of the others, and the door of the placement office, second floor, is open on weekdays, {institute.weekdayHours} IST. Some of those whom we placed have told their story on the <a href="/placements">placements page</a>.</p>
`,
};
