import type { PostContent } from '../types.ts';

export const whatEntryLevelJobPostsAskedFor: PostContent = {
  slug: 'what-entry-level-job-posts-asked-for',
  title: 'What 240 entry-level job posts in Chennai asked for',
  excerpt:
    'Our placement office read 240 posts for people with up to one year of experience, from January to June 2026. SQL is in more than half of them; one in three asks for good writing.',
  author: 'Suganthi Rajan',
  category: 'Industry News',
  tags: ['Jobs', 'Chennai', 'Skills', 'Salaries'],
  published: true,
  date: '2026-07-18T04:45:00.000Z',
  content: `
<p>Twice a year the placement office does something simple. For six months we save every job post that reaches us for people with no more than one year of experience, in Chennai or remote from it, and then four of us read them with a pencil. From January to June 2026 there were 240, from 96 companies. This is what was in them.</p>
<p>First, what this is not. It is not the whole market. These are posts that came to one institute, from companies that know us or are willing to hire without experience. Where a post said “or”, we counted both.</p>

<h2>What they asked for</h2>
<table>
<thead><tr><th>Skill</th><th>Posts</th><th>Share</th></tr></thead>
<tbody>
<tr><td>SQL</td><td>134</td><td>56%</td></tr>
<tr><td>Git</td><td>98</td><td>41%</td></tr>
<tr><td>Python</td><td>91</td><td>38%</td></tr>
<tr><td>JavaScript or TypeScript</td><td>86</td><td>36%</td></tr>
<tr><td>Written English</td><td>79</td><td>33%</td></tr>
<tr><td>Java</td><td>77</td><td>32%</td></tr>
<tr><td>A cloud (AWS, Azure or GCP)</td><td>67</td><td>28%</td></tr>
<tr><td>React</td><td>62</td><td>26%</td></tr>
<tr><td>Test automation</td><td>46</td><td>19%</td></tr>
<tr><td>Excel or Power BI</td><td>43</td><td>18%</td></tr>
<tr><td>AI tools or language models</td><td>41</td><td>17%</td></tr>
<tr><td>Docker</td><td>36</td><td>15%</td></tr>
</tbody>
</table>

<h2>Three things we noticed</h2>
<p><strong>SQL is everywhere.</strong> It is in posts for developers, analysts, testers and support engineers. It is also what our students are asked about most often in the first round. If you have one free month before you choose a course, spend it on joins and grouping. There is no direction in which it is wasted.</p>
<p><strong>Writing is a technical skill.</strong> One post in three asks for “good written communication”, and in the interviews this has become concrete. At eleven companies candidates had to write something in 2026: a bug report, a summary of a ticket, a reply to an annoyed customer. Nobody looked for elegant English. They looked for who did what, when, and what happens next.</p>
<p><strong>AI is asked for as a tool.</strong> In the first half of 2025 we counted 12 posts of 205 that named AI tools; now it is 41 of 240. Only nine of the 41 are for people who build such systems. The others want developers and analysts who use an assistant and can tell when its answer is wrong. In two interviews students got generated code with three faults in it and twenty minutes to find them.</p>

<h2>What they paid</h2>
<p>A yearly salary was named in 143 of the posts. Here is the middle one for each kind of work, so that half were above and half below.</p>
<table>
<thead><tr><th>Kind of work</th><th>Posts with a salary</th><th>Middle salary a year</th></tr></thead>
<tbody>
<tr><td>Support and operations</td><td>24</td><td>₹3.4 lakh</td></tr>
<tr><td>Testing</td><td>21</td><td>₹3.8 lakh</td></tr>
<tr><td>Digital marketing</td><td>14</td><td>₹3.2 lakh</td></tr>
<tr><td>Data and reporting</td><td>27</td><td>₹4.6 lakh</td></tr>
<tr><td>Design</td><td>11</td><td>₹4.5 lakh</td></tr>
<tr><td>Development</td><td>38</td><td>₹5.2 lakh</td></tr>
<tr><td>Cloud and security</td><td>8</td><td>₹5.6 lakh</td></tr>
</tbody>
</table>
<p>Be careful with the last row: eight posts are not many. And be careful with every salary that includes a “variable” part. Ask for the amount that arrives in the bank each month, in writing.</p>

<h2>Where, and how</h2>
<p>Of the 240, 151 were in offices along the OMR, 34 in Guindy and Ekkattuthangal, 22 in Ambattur, 33 elsewhere or remote. Only 19 were fully remote. 44 asked for shifts, nearly all in support and security, and 12 for a bond. We advise against signing any bond before somebody who is not in a hurry has read it. Our placement office reads it for you, also if you were never our student.</p>
<p>A degree in engineering was demanded by 88. Another 97 wrote “any degree”, and 55 named none at all. Those 55 asked for something to look at instead: a repository, a portfolio, a test.</p>

<h2>What we change because of it</h2>
<ul>
<li>SQL gets one week more in <a href="/courses/software-test-automation">Software Test Automation</a>.</li>
<li>Every course now has a marked written task every fortnight.</li>
<li>From August, one mock interview in each course is about finding faults in generated code.</li>
</ul>
<p>The sheet with all 240 rows, without the companies’ names, can be read in the placement office. The next count will be in January 2027.</p>
`,
};
