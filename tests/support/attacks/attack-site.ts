import {
  collections,
  singletonSchemas,
  storedBatch,
  storedCourse,
  storedDemoPlan,
  storedEnquiry,
  storedPlacement,
  storedPost,
  storedTrainer,
  type FeePlan,
} from '@institute/schema';
import type { DocumentData } from 'firebase-admin/firestore';
import { rebuildSummaries } from '../../../functions/src/content/summaries/update-summaries.ts';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { fullBodies } from '../full-bodies.ts';
import { sampleStoredEnquiry } from '../sample-stored-enquiry.ts';
import { writeDocuments } from '../write-documents.ts';
import { fill, type Ring } from './fill.ts';
import { oddLinks, xssArticles, xssTexts } from './payloads/xss.ts';

const now = new Date().toISOString();
const stored = { createdAt: now, updatedAt: now, publishedAt: now };

/** So many of a kind that every text gets into its shortest fields. */
const documentCount = 16;

/** The documents that exist once, with valid values. */
const singletons = {
  home: fullBodies.saveHome(),
  about: fullBodies.saveAbout(),
  contactInfo: fullBodies.saveContactInfo(),
  navbar: fullBodies.saveNavbar(),
  footer: fullBodies.saveFooter(),
  trustStats: fullBodies.saveTrustStats(),
  placementStats: fullBodies.savePlacementStats(),
};

const numbered = (index: number): string => `attacked-${index}`;

/** What an attack leaves in each collection, for the document of that number. */
const items = {
  [collections.courses]: {
    schema: storedCourse,
    make: (index: number) => ({ ...fullBodies.createCourse(), slug: numbered(index) }),
  },
  [collections.batches]: {
    schema: storedBatch,
    make: () => ({ ...fullBodies.createBatch(), seatsTaken: 0 }),
  },
  [collections.trainers]: { schema: storedTrainer, make: () => fullBodies.createTrainer() },
  [collections.demoPlans]: { schema: storedDemoPlan, make: () => fullBodies.createDemoPlan() },
  [collections.placements]: { schema: storedPlacement, make: () => fullBodies.createPlacement() },
  [collections.posts]: {
    schema: storedPost,
    make: (index: number) => ({ ...fullBodies.createPost(), slug: numbered(index) }),
  },
  [collections.enquiries]: {
    schema: storedEnquiry,
    make: () => sampleStoredEnquiry(),
  },
} as const;

const slugs = Array.from({ length: documentCount }, (_, index) => numbered(index));

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
  for (const [name, schema] of Object.entries(singletonSchemas)) {
    const sample = { ...singletons[name as keyof typeof singletons], ...stored };
    documents.set(`content/${name}`, fill(schema, sample, texts, links));
  }
  for (const [collection, { schema, make }] of Object.entries(items)) {
    for (const [index, id] of slugs.entries()) {
      const sample = { ...make(index), ...stored, _id: id };
      const { _id, ...document } = fill(schema, sample, texts, links);
      documents.set(`${collection}/${id}`, payable(document));
    }
  }
  const articles = [...xssArticles, ...xssTexts].map((content, index) => ({
    ...items.posts.make(index),
    ...stored,
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
