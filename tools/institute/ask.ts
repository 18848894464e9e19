import { problemOf } from './problems.ts';
import { questions, type Answers } from './questions.ts';

/** Each stands on one line of the files. */
const onOneLine = (answer = ''): string => answer.trim().replaceAll(/\s+/g, ' ');

/** What is wrong with an entry of a file; nothing if it answers a question. A year may be a number. */
function problemOfEntry([key, answer]: readonly [string, unknown]): string | [] {
  if (!questions.some((question) => question.key === key))
    return `${key} is not asked: the keys are ${questions.map((question) => question.key).join(', ')}`;
  return ['string', 'number'].includes(typeof answer) ? [] : `${key} must be a text`;
}

/**
 * The answers of a file; what it leaves out, or leaves empty, is as its question says. Throws where an entry of it would be
 * left out.
 */
export function answersFrom(given: Readonly<Record<string, unknown>>): Answers {
  const problems = Object.entries(given).flatMap(problemOfEntry);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const answers: Record<string, string> = {};
  for (const { key, preset } of questions)
    answers[key] = onOneLine(String(given[key] ?? '')) || preset(answers);
  return answers as Answers;
}

/**
 * Asks each question that there is to ask, and again, with the reason, until its answer can stay. Throws where the lines end before: the default
 * of that question cannot stay.
 */
export async function ask(
  typed: AsyncIterator<string>,
  say: (text: string) => void,
): Promise<Answers> {
  const answers: Record<string, string> = {};
  for (const asked of questions) {
    const { key, ask: question, preset } = asked;
    const fallback = preset(answers);
    if ('isAsked' in asked && !asked.isAsked(answers)) {
      answers[key] = fallback;
      continue;
    }
    for (;;) {
      say(`${question} [${fallback}]: `);
      const { done, value } = await typed.next();
      answers[key] = onOneLine(done ? '' : value) || fallback;
      const problem = problemOf(key, answers as Answers);
      if (problem === undefined) break;
      if (done) throw new Error(problem);
      say(`${problem}\n`);
    }
  }
  return answers as Answers;
}
