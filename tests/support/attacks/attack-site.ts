import {
  collections,
  listedNames,
  singletons,
  storedEnquiry,
  storedSchemas,
  type FeePlan,
} from '@institute/schema';
import type { DocumentData } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { rebuildSummaries } from '../../../functions/src/content/summaries/update-summaries.ts';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { fullBodyOf } from '../full-bodies.ts';
import { instances, isDeep } from '../level.ts';
import { sampleStoredEnquiry } from '../sample-stored-enquiry.ts';
import { writeDocuments } from '../write-documents.ts';
import { fill, type Ring } from './fill.ts';
import { oddLinks, xssArticles, xssTexts } from './payloads/xss.ts';

const now = new Date().toISOString();

/** What the server adds to some kind. */
const added = { createdAt: now, updatedAt: now, publishedAt: now, seatsTaken: 0 };

/** So many of a kind that every text gets into its shortest fields, at the deep level. */
const documentCount = isDeep ? 16 : 4;

/** What an attack leaves in each collection, of that slug if it has one. */
const items: [collection: string, schema: z.ZodMiniType<object>, make: (slug: string) => object][] =
  [
    ...listedNames.map((name): (typeof items)[number] => [
      name,
      storedSchemas[name],
      (slug) => {
        const body = fullBodyOf(name);
        return { ...body, ...('slug' in body && { slug }) };
      },
    ]),
    [collections.enquiries, storedEnquiry, () => sampleStoredEnquiry()],
  ];

const slugs = Array.from({ length: documentCount }, (_, index) => `attacked-${index}`);

/** A course whose instalments are its price: no other can be saved. */
function payable(document: DocumentData): DocumentData {
  const fees = document['fees'] as FeePlan | undefined;
  if (!fees) return document;
  const price = fees.instalments.reduce((sum, { amount }) => sum + amount, 0);
  return { ...document, price, fees: { ...fees, gstIncluded: true } };
}

/**
 * Fills every field of every document with attacks, straight in Firestore: what the schemas take,
 * whether or not the API would have cleaned it. Returns the paths of the pages that show them.
 */
export async function attackSite(): Promise<readonly string[]> {
  const texts: Ring = { texts: xssTexts, next: 0 };
  const links: Ring = { texts: oddLinks, next: 0 };
  const documents = new Map<string, DocumentData>();
  for (const name of singletons) {
    const sample = { ...fullBodyOf(name), ...added };
    documents.set(`content/${name}`, fill(storedSchemas[name], sample, texts, links));
  }
  for (const [collection, schema, make] of items) {
    for (const id of slugs) {
      const sample = { ...make(id), ...added, _id: id };
      const { _id, ...document } = fill(schema, sample, texts, links);
      documents.set(`${collection}/${id}`, payable(document));
    }
  }
  const articles = instances([...xssArticles, ...xssTexts], 12).map((content, index) => ({
    ...fullBodyOf('posts'),
    ...added,
    // Older than the posts with attacks in every field, which the dashboard lists first.
    createdAt: '2020-01-01T00:00:00.000Z',
    slug: `article-${index}`,
    content,
  }));
  for (const article of articles) documents.set(`${collections.posts}/${article.slug}`, article);
  await writeDocuments(documents);
  await rebuildSummaries(firestore());
  return [
    ...slugs.flatMap((slug) => [`/courses/${slug}`, `/blog/${slug}`]),
    ...articles.map(({ slug }) => `/blog/${slug}`),
  ];
}
