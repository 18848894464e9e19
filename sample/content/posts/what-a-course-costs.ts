import type { PostContent } from '../types.ts';

export const whatACourseCosts: PostContent = {
  slug: 'what-a-course-costs',
  title: 'What a course really costs, and ten questions to ask before you pay',
  excerpt:
    'The fee is only part of it. We add up a six-month course, with bus and lunch, and give you ten questions for any institute, ours included.',
  author: 'Meenakshi Sundaram',
  category: 'Education',
  tags: ['Fees', 'Choosing', 'Families'],
  published: true,
  date: '2026-10-10T04:30:00.000Z',
  content: `
<p>In many families the fee for a course is the largest sum that has ever been spent on one person’s learning. Often it is the father who sits across from me, with a folded brochure from another institute in his shirt pocket. He asks what it costs. I have learned to answer with the whole sum.</p>

<h2>Six months, added up</h2>
<p>Take <a href="/courses/python-full-stack-development">Python Full Stack Development</a>, six months, and a student who comes in from Chromepet four times a week. The fee is {course.fee:python-full-stack-development}, GST included, at once or in {course.instalments:python-full-stack-development} instalments. This comes on top of it, at prices of September 2026.</p>
<table>
<thead><tr><th>What</th><th>How it is reckoned</th><th>Rupees</th></tr></thead>
<tbody>
<tr><td>Travel</td><td>104 days at ₹50</td><td>5,200</td></tr>
<tr><td>Lunch or tiffin</td><td>104 days at ₹70</td><td>7,280</td></tr>
<tr><td>Internet at home</td><td>6 months at ₹500</td><td>3,000</td></tr>
<tr><td>Laptop, used, 8 GB</td><td>once, or use the lab</td><td>19,000</td></tr>
<tr><td>Shirt, printouts, travel to interviews</td><td>our students’ own estimate</td><td>3,500</td></tr>
<tr><td><strong>On top of the fee</strong></td><td></td><td><strong>37,980</strong></td></tr>
</tbody>
</table>
<p>Whoever has a laptop, or uses ours, adds only 18,980 to the fee. And whoever gives up a job for the course has to add six salaries, which is more than everything else together. That is why I first ask whether the <a href="/blog">evening batch</a> would do.</p>

<h2>Instalments, loans and what they hide</h2>
<p>With us, {course.firstInstalment:python-full-stack-development} of it is due when you join, {course.secondInstalment:python-full-stack-development} before the second month and {course.thirdInstalment:python-full-stack-development} half way through. There is no interest and no form. If a month is difficult, tell us before the date. In 2025 we moved an instalment for 26 students, and 25 of them paid it later.</p>
<p>Elsewhere you may be offered a “no-cost EMI”. Ask for three things on paper: the price when paid at once, the sum of all instalments, and the name of the lender. If the first two differ, the difference is interest, whatever it is called. If there is a lender, you owe the money to a finance company and not to the institute, and you go on owing it when you leave the course in the third week.</p>
<p>Be as careful with “pay after placement”. Read what counts as a placement, which share of which salary is taken, for how many months, and what happens when you find a job without them.</p>

<h2>Ten questions for any institute</h2>
<ol>
<li>May I read the complete syllabus before I pay?</li>
<li>May I sit in a class, one that is not arranged for visitors?</li>
<li>Who teaches it, and where has that person worked?</li>
<li>How many students are in a batch, and how many finish?</li>
<li>How many asked for placement support in the last financial year, and how many of those were placed?</li>
<li>What was the middle salary, and not the highest?</li>
<li>May I call two former students whom I choose from a list?</li>
<li>What do I get back if I stop after two weeks? After two months?</li>
<li>Does the fee include GST, the laboratory, the certificate and the examination?</li>
<li>Can I have all that in writing today, and decide next week?</li>
</ol>
<p>The last one is the most important. A discount that ends this evening is a price that was made up this morning.</p>

<h2>Our own answers</h2>
<p>It would be unfair to leave them out.</p>
<ul>
<li>Every syllabus is on this site. Four of them can also be downloaded as a PDF, and the others follow.</li>
<li>You may sit in the first two classes of every batch before you pay.</li>
<li>At most {institute.seats} in a batch. Of 1,148 people who began in 2025, 1,021 finished, which is 89%.</li>
<li>In {placements.year}, {placements.asked} asked for support and {placements.placed} were placed, which is {placements.rate}. The average salary was {placements.averageSalary}. We have not published the middle one yet: ask us.</li>
<li>The list of former students lies in the office. They have agreed to be called between 6 and 8 pm.</li>
<li>Once you have paid: before the first class you get {refund.beforeStart} back, in the first two weeks {refund.firstWeek}, and later nothing.</li>
<li>GST, laboratory and certificate are included. Examinations of Microsoft, AWS and others are paid to them.</li>
<li>In writing, today, and you decide when you like.</li>
</ul>

<h2>If it is too much</h2>
<p>Say so. There are two free places in each batch for students from government schools, awarded in June and December after a conversation, not an examination. And there is much that costs nothing: the lectures of NPTEL, the Naan Mudhalvan courses of the state, the public library in Kotturpuram with its quiet tables. For somebody who can learn alone, that may be enough. I have said this to perhaps twenty people in 2026, and some of them wrote to me later that it was.</p>
`,
};
