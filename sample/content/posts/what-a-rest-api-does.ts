import type { PostContent } from '../types.ts';

export const whatARestApiDoes: PostContent = {
  slug: 'what-a-rest-api-does',
  title: 'What a REST API does, explained with a bus ticket',
  excerpt:
    'GET, POST, 404, 409: the words frighten beginners. Anyone who has bought a ticket on a crowded bus knows what they mean.',
  author: 'Karthik Raghavan',
  category: 'Technology',
  tags: ['REST', 'HTTP', 'Python', 'Beginners'],
  published: true,
  date: '2026-02-14T04:30:00.000Z',
  content: `
<p>In the third month of the full stack course comes the week in which everyone goes quiet. We leave the screen that a user sees and write the part behind it: an API. Let us take the bus.</p>
<p>You board route 6A at Adyar depot and want a ticket to Broadway. You say something to the conductor in a form that both of you know, and the conductor answers in a form that both of you know. The conductor is the API.</p>

<h2>A request has four parts</h2>
<p>When you speak to the conductor, you say what you want done, to which thing, with which details, and you show who you are if it matters. A request over HTTP has the same four parts.</p>
<table>
<thead><tr><th>On the bus</th><th>In HTTP</th><th>Example</th></tr></thead>
<tbody>
<tr><td>What you want done</td><td>Method</td><td><code>POST</code></td></tr>
<tr><td>To which thing</td><td>Path</td><td><code>/api/tickets</code></td></tr>
<tr><td>The details</td><td>Body</td><td><code>{"from": "Adyar", "to": "Broadway"}</code></td></tr>
<tr><td>Your monthly pass</td><td>Headers</td><td><code>Authorization: Bearer …</code></td></tr>
</tbody>
</table>
<p>The methods are few. <code>GET</code> asks and changes nothing: “what is the fare to Broadway?” <code>POST</code> makes something new: “one ticket, please.” <code>PUT</code> replaces something that exists: “change my stop to Parrys.” <code>DELETE</code> takes it away: “cancel it.”</p>
<p>You can ask for the fare ten times and nothing happens except that the conductor gets tired. If you ask for a ticket ten times, you pay for ten tickets. This is why a browser repeats a <code>GET</code> without asking you, and warns you before it repeats a <code>POST</code>.</p>

<h2>An answer has a number</h2>
<p>The conductor’s answer begins before any words: you see it in the face. HTTP has three digits for it.</p>
<ul>
<li><strong>200 or 201</strong>: here is your fare; here is your new ticket.</li>
<li><strong>400</strong>: I did not understand you. “One ticket to where?”</li>
<li><strong>401</strong>: show me your pass.</li>
<li><strong>403</strong>: I see your pass. It is not valid on the deluxe bus.</li>
<li><strong>404</strong>: there is no such stop.</li>
<li><strong>409</strong>: somebody has just taken that seat.</li>
<li><strong>429</strong>: one at a time, please.</li>
<li><strong>500</strong>: the ticket machine is broken. It is not your fault.</li>
</ul>
<p>Look at the first digit. A 2 means that it worked. A 4 means that <em>you</em> have to change something before you try again. A 5 means that <em>they</em> have to. Many hours are lost by students who read a 400 as “the server is down” and wait for it to get better.</p>

<h2>The same thing in Python</h2>
<p>Here is a conductor who knows three stops. It uses FastAPI.</p>
<pre><code>from fastapi import FastAPI, HTTPException
from pydantic import BaseModel

app = FastAPI()
fares = {"Adyar": 0, "Mylapore": 12, "Broadway": 19}
tickets = []


class Journey(BaseModel):
    origin: str
    destination: str


@app.get("/api/fares/{stop}")
def read_fare(stop: str):
    if stop not in fares:
        raise HTTPException(404, "There is no such stop")
    return {"stop": stop, "rupees": fares[stop]}


@app.post("/api/tickets", status_code=201)
def buy_ticket(journey: Journey):
    for stop in (journey.origin, journey.destination):
        if stop not in fares:
            raise HTTPException(404, f"There is no stop called {stop}")
    price = abs(fares[journey.destination] - fares[journey.origin])
    ticket = {"number": len(tickets) + 1, "rupees": price}
    tickets.append(ticket)
    return ticket
</code></pre>
<p>Install it with <code>pip install "fastapi[standard]"</code>, save the file as <code>bus.py</code>, start it with <code>fastapi dev bus.py</code> and open <code>http://127.0.0.1:8000/docs</code>. You get a page on which you can try every request with your mouse. Ask for a stop that does not exist and look at the number that comes back. Then leave out <code>destination</code> and see which number that gives, and who decided on it.</p>

<h2>What makes it REST</h2>
<p>REST is a set of habits more than a technology. Two matter most.</p>
<p>First, paths name things and methods name deeds. <code>POST /api/tickets</code> is a good path. <code>/api/createNewTicketForUser</code> is a sentence with a slash in front of it.</p>
<p>Second, the conductor does not remember you. Every request brings along everything that is needed to answer it, your pass included. That sounds like a burden, and it is what makes it possible to have four hundred conductors instead of one: any of them can answer any passenger.</p>

<h2>An exercise for the weekend</h2>
<ol>
<li>Add <code>GET /api/tickets/{number}</code>. What should it answer for number 999?</li>
<li>Add <code>DELETE /api/tickets/{number}</code>. What should happen when somebody cancels the same ticket twice?</li>
<li>The bus has 45 seats. What does the forty-sixth passenger get, and with which number?</li>
</ol>
<p>The second question has more than one good answer, and interviewers like it for that reason. If you want to argue about yours, the lab is open on Saturdays, {institute.saturdayHours} IST. The whole subject takes five weeks in <a href="/courses/python-full-stack-development">Python Full Stack Development</a>.</p>
`,
};
