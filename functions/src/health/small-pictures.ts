import { writtenKindOf, type HealthProblem } from '@institute/schema';
import type { DocumentData } from 'firebase-admin/firestore';
import { titleOf } from '../content/all-content.ts';
import { textsIn } from '../content/texts-in.ts';
import { isMissing } from '../media/is-missing.ts';
import { bucket } from '../platform/admin.ts';

/** What was read, by link: files are named by their content. */
const widths = new Map<string, Promise<number | undefined>>();

/** The width of an uploaded picture; undefined if it is gone. */
async function readWidth(link: string): Promise<number | undefined> {
  try {
    const { default: sharp } = await import('sharp');
    const [bytes] = await (await bucket()).file(link.slice(1).replace(/#.*$/, '')).download();
    const { width } = await sharp(bytes).metadata();
    return width;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function widthOf(link: string): Promise<number | undefined> {
  const width = widths.get(link) ?? readWidth(link);
  widths.set(link, width);
  // What is gone or failed is read anew the next time.
  const forget = () => widths.delete(link);
  void width.then((known) => known ?? forget(), forget);
  return width;
}

/** The pictures of a document that are too narrow for their place. */
export async function smallPictures(path: string, data: DocumentData): Promise<HealthProblem[]> {
  const fields: Readonly<Partial<Record<string, number>>> = writtenKindOf(path)?.pictures ?? {};
  const problems: HealthProblem[] = [];
  for (const { path: field, text: link } of textsIn(data)) {
    const least = fields[field.replaceAll(/\.\d+(?=\.)/g, '.*')];
    if (least === undefined || !link.startsWith('/images/')) continue;
    const width = await widthOf(link);
    if (width === undefined || width >= least) continue;
    const text = `${width} pixels wide; needs ${least} or more to look sharp`;
    problems.push({ kind: 'small', document: path, title: titleOf(path, data), field, text });
  }
  return problems;
}
