import type { PostContent } from '../types.ts';

export const eveningBatchWithAFullTimeJob: PostContent = {
  slug: 'evening-batch-with-a-full-time-job',
  title: 'The evening batch, with a job in Ambattur',
  excerpt:
    'Of the 38 people who took an evening course while working full time in 2025, 31 finished it. We asked how. The answers were about buses, Sundays and what they stopped doing.',
  author: 'Meenakshi Sundaram',
  category: 'Education',
  tags: ['Study', 'Working students', 'Time'],
  published: true,
  date: '2026-04-11T05:30:00.000Z',
  content: `
<p>The evening batch meets on {batches.eveningDays}, {batches.eveningHours} IST. Anyone who works in Ambattur or Sriperumbudur until five has just enough time to reach Adyar, and none to eat. Every January people ask me at the counsellor’s desk whether it can be done. Since I did not want to answer from feeling, I rang everyone who had tried.</p>
<p>In 2025, 38 people with a full-time job began an evening course with us. 31 finished it. I spoke to 29 of those and to five of the seven who stopped. This is what they said.</p>

<h2>It takes ten hours, and they have to come from somewhere</h2>
<p>Six hours of class, four of practice: that is the least with which anyone finished. Nobody found those ten hours by being more efficient. They found them by stopping something. Cricket on Sunday morning, the second film of the week, overtime. One man gave up his motorcycle for the train, because he could read on it.</p>
<p>So my first advice is to write down a normal week, hour by hour, before you pay. Cross out ten hours. If you cannot find them on paper, you will not find them in February.</p>

<h2>The week that worked most often</h2>
<p>There were many arrangements, and one that came back again and again.</p>
<table>
<thead><tr><th>Day</th><th>Time (IST)</th><th>What</th></tr></thead>
<tbody>
<tr><td>{batches.eveningDays}</td><td>{batches.eveningHours}</td><td>Class</td></tr>
<tr><td>Tue, Thu</td><td>6:00 – 6:40 am</td><td>Repeat the last class without looking</td></tr>
<tr><td>Saturday</td><td>2:00 – 5:00 pm</td><td>Lab in Adyar, with the assistant</td></tr>
<tr><td>Sunday</td><td>–</td><td>Nothing. Really nothing</td></tr>
</tbody>
</table>
<p>Two things about it surprised me. The forty minutes on the morning <em>after</em> a class were named by 22 of 29 as the most useful of the week: before work, with a clear head, repeating what was done the evening before. And almost everyone who kept Sunday free finished, while four of the five who stopped had planned to study on Sundays.</p>
<blockquote><p>“I thought Sunday would be my big study day. Then there was a wedding, then a fever, then another wedding, and I was three weeks behind. When I moved it to Tuesday and Thursday mornings nobody could invite me to anything.”</p></blockquote>

<h2>Tell three people</h2>
<p>The ones who finished had told three people, early: somebody at home, their manager, and one person in the batch.</p>
<ul>
<li><strong>At home</strong>, so that nobody expects you for dinner on three evenings, and so that the door of the room may be shut.</li>
<li><strong>The manager</strong>, which frightened most of them. In 24 of 26 cases the answer was some form of “good, leave on time on those days”. Two were told that it was not welcome; both finished anyway.</li>
<li><strong>One person in the batch</strong>, for the day you miss. You <em>will</em> miss classes: the average was five of 78. A friend’s notes and half an hour on the phone repair one missed class. Nothing repairs three in a row.</li>
</ul>

<h2>What we do about it</h2>
<p>Some of what they told us was meant for us, and has changed the evening batch since January 2026:</p>
<ol>
<li>The first fifteen minutes repeat the last class. If the bus is late, you miss what you already know.</li>
<li>There is tea, coffee and sundal from six, in the corridor, free. This was the most frequent request by far.</li>
<li>Every class is recorded and can be watched for {institute.recordingMonths} months.</li>
<li>You may move to a later batch once, at no charge, when work or family makes it necessary.</li>
</ol>

<h2>When to leave it</h2>
<p>The five who stopped were not less able. Three changed to a job with shifts, one became a father, one found in the fourth week that the subject bored him. His words: “I am glad that I found out for the price of one instalment.” I am too.</p>
<p>If you work rotating shifts, the evening batch will not work, and I will tell you so. Take the weekend batch: Saturday in Adyar and Sunday online, {batches.weekendHours} on both days. It takes the same number of months.</p>
<p>And if you are not sure, come and sit in. You may sit in the first two classes of every batch before you pay, the evening ones included. Bring somebody from home along. They will be part of it, too. You find the dates of the next batches with us in the office or through the <a href="/contact">contact page</a>.</p>
`,
};
