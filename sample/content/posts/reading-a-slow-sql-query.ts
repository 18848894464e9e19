import type { PostContent } from '../types.ts';

export const readingASlowSqlQuery: PostContent = {
  slug: 'reading-a-slow-sql-query',
  title: 'Reading a slow SQL query with EXPLAIN',
  excerpt:
    'A report on fees took 41 seconds. With EXPLAIN ANALYZE, one index and one changed line it takes 30 milliseconds. We read the plan from the inside out.',
  author: 'Dr. Priya Venkatesan',
  category: 'Technology',
  tags: ['SQL', 'PostgreSQL', 'Performance'],
  published: false,
  date: '2026-10-24T05:15:00.000Z',
  content: `
<p>In the practice database of the data courses there is a table with six million payments of a fictional chain of schools. Every batch writes the same report on it in the fourth week: how much did each school collect in June? And in every batch somebody’s report takes 41 seconds on the small server in the lab. This is the query.</p>
<pre><code>SELECT s.name, SUM(p.rupees)
FROM payments p
JOIN schools s ON s.id = p.school_id
WHERE to_char(p.paid_at, 'YYYY-MM') = '2026-06'
GROUP BY s.name;
</code></pre>
<p>It is correct. It is also read by a database that cannot guess what you meant. Let us look at what it does with it.</p>

<h2>Ask for the plan</h2>
<p>Put <code>EXPLAIN (ANALYZE, BUFFERS)</code> in front of the query. PostgreSQL runs it and tells what it did. Shortened, the answer is:</p>
<pre><code>HashAggregate  (actual time=41012..41013 rows=84)
  -&gt;  Hash Join  (actual time=3.1..40711 rows=61244)
        -&gt;  Seq Scan on payments p  (actual time=2.4..40588 rows=61244)
              Filter: (to_char(paid_at, 'YYYY-MM') = '2026-06')
              Rows Removed by Filter: 5938756
        -&gt;  Hash  (actual time=0.2..0.2 rows=84)
              -&gt;  Seq Scan on schools s
</code></pre>
<p>Read it from the inside out, since the innermost lines happen first. Each line has two times in milliseconds: when its first row was ready, and when its last was. Look for the line where the time jumps.</p>
<p>Here it is the third one. Of 41 seconds, 40.6 go into a <em>Seq Scan</em>: the database reads every payment there is, makes a text of its date, and compares the texts. It throws away 5,938,756 rows to keep 61,244.</p>

<h2>An index that is not used</h2>
<p>The first idea is an index, and it is the right one.</p>
<pre><code>CREATE INDEX payments_paid_at ON payments (paid_at);
</code></pre>
<p>We run the query again: 41 seconds. The index is there and is not used. Why?</p>
<p>An index on <code>paid_at</code> is a sorted list of times. The query does not ask for times, it asks for texts that are made from times. For the database <code>to_char(paid_at, …)</code> is a sealed box, and nothing in the sorted list says what will come out of it. It has to open every one.</p>
<blockquote><p>A function around the column in WHERE hides the column from its index. Move the work to the other side of the comparison.</p></blockquote>

<h2>Say it as a range</h2>
<pre><code>WHERE p.paid_at &gt;= '2026-06-01 00:00+05:30'
  AND p.paid_at &lt;  '2026-07-01 00:00+05:30'
</code></pre>
<p>Now the question is about times, and the list is sorted by time. The plan changes:</p>
<pre><code>-&gt;  Index Scan using payments_paid_at on payments p
      (actual time=0.03..18.2 rows=61244)
</code></pre>
<p>The whole report takes 30 milliseconds. Two details in those lines deserve a look. The end is open, with <code>&lt;</code> and the first of July, so that a payment on the 30th of June at 11:59:59.7 pm is counted. And the times carry <code>+05:30</code>. Without it, a server that runs on UTC gives the payments of the first five and a half hours of June to May, and the accountant will find it before you do.</p>

<h2>How many rows did it expect?</h2>
<p>Next to the actual numbers a plan shows an estimate. When the two are far apart, say 12 expected and 61,244 found, the database has planned for a different table. Usually its statistics are old, and <code>ANALYZE payments;</code> renews them. It is worth trying before anything cleverer.</p>

<h2>A short list for your own queries</h2>
<ol>
<li>Run <code>EXPLAIN (ANALYZE, BUFFERS)</code>, read it from the inside out, and find the jump.</li>
<li>Is it a Seq Scan that throws away most of what it reads? Then an index may help.</li>
<li>Is there an index that is not used? Look for a function or a cast around the column, or a <code>LIKE</code> that begins with <code>%</code>.</li>
<li>Are estimate and reality far apart? Run <code>ANALYZE</code>.</li>
<li>Does the query need all those rows and columns at all?</li>
<li>Measure again. Write both numbers into the commit message.</li>
</ol>
<p>Not every Seq Scan is bad. The one on <code>schools</code> reads 84 rows, and no index would be quicker than that. And not every query needs to be quick: a report that runs on Sunday night may take its 41 seconds. But if forty people open it on the morning of the first, it is worth an hour of yours.</p>
<p>The practice database comes with <a href="/courses/data-science-with-python">Data Science with Python</a> and <a href="/courses/data-analytics-with-power-bi-and-sql">Data Analytics with Power BI and SQL</a>. Bring your slowest query to the lab on a Saturday. We keep a list of the best.</p>
`,
};
