import {
  blankAbout,
  collections,
  institute,
  placeText,
  type About,
  type Home,
} from '@institute/schema';
import type { Firestore } from 'firebase-admin/firestore';

const { name, spokenName } = institute;
const place = placeText(institute);

/**
 * What the pages of a new institute say before anyone has written for them: where it is, and that one may
 * ask. Nothing that its owner has not said.
 */
export const startContent: { readonly home: Home; readonly about: About } = {
  home: {
    heroTitle: `Learn at ${spokenName}`,
    heroDescription: `We teach in ${place}. Ask us what begins next.`,
    heroImage: '',
    featuredCourses: [],
    stats: [],
    testimonials: [],
    callToAction: {
      title: 'Ask before you decide',
      description: 'Tell us what you want to learn. We answer, and it costs nothing.',
      buttonText: 'See our courses',
    },
  },
  about: {
    ...blankAbout,
    title: `About ${name}`,
    heroDescription: `${spokenName} is in ${place}.`,
  },
};

/** Writes those of these pages that nobody has written yet; returns how many. */
export async function writeStartContent(firestore: Firestore): Promise<number> {
  const now = new Date().toISOString();
  const write = async ([page, content]: [string, object]) => {
    const document = firestore.collection(collections.content).doc(page);
    if ((await document.get()).exists) return 0;
    await document.create({ ...content, createdAt: now, updatedAt: now });
    return 1;
  };
  const written = await Promise.all(Object.entries(startContent).map(write));
  return written.filter(Boolean).length;
}
