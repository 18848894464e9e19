import * as z from 'zod/mini';
import { withoutFacts, withPageFacts } from '../fields/facts.ts';
import { link, list, offeredInTamil, requiredText, stored, text } from '../fields/fields.ts';
import { ownList } from '../fields/own-list.ts';

export const aboutValue = z.object({
  title: requiredText('Title', 200).check(withoutFacts),
  description: text(1000).check(withPageFacts),
});

export const achievement = z.object({
  value: requiredText('Value', 50).check(withoutFacts),
  label: requiredText('Label', 100).check(withoutFacts),
});

/** The content of the about page (about-1). */
export const about = z.object({
  title: requiredText('Title', 200).check(withoutFacts),
  heroImage: link(),
  heroDescription: text(1000).check(withPageFacts),
  excellenceTitle: text(200).check(withoutFacts),
  excellenceParagraph1: text(3000).check(withPageFacts),
  excellenceParagraph2: text(3000).check(withPageFacts),
  missionTitle: text(200).check(withoutFacts),
  missionDescription: text(2000).check(withPageFacts),
  visionTitle: text(200).check(withoutFacts),
  visionDescription: text(2000).check(withPageFacts),
  valuesTitle: text(200).check(withoutFacts),
  values: list(aboutValue, 20),
  achievements: list(achievement, 20),
  /** Why to choose the institute; absent where pages say what the specification fixes (about-2). */
  reasons: ownList(aboutValue, 12),
});

export const storedAbout = z.extend(about, { ...stored, ...offeredInTamil });

export type About = z.infer<typeof about>;
export type StoredAbout = z.infer<typeof storedAbout>;
