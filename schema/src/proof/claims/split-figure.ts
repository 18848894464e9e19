const figure =
  /^((?:\p{Sc} ?|[A-Z]{3} )?\d[\d.,]*[%+]?(?: (?:LPA|lakhs?|crores?|thousand|million|billion)| of \d+)?)\s+(.+)$/su;

/** A text as the figure that it begins with, such as `92%`, `$1.2 million` or `4.8 of 5`, and what that counts; all of it where it begins with none. */
export function splitFigure(text: string): [figure: string, rest: string] {
  const [, number = text, rest = ''] = figure.exec(text) ?? [];
  return [number, rest];
}
