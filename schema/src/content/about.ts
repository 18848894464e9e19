import * as z from 'zod/mini';
import { withInstituteFacts } from '../fields/facts.ts';
import { link, list, offeredInTamil, requiredText, stored, text } from '../fields/fields.ts';
import { ownList } from '../fields/own-list.ts';

export const aboutValue = z.object({
  title: requiredText('Title', 200),
  description: text(1000).check(withInstituteFacts),
});

export const achievement = z.object({
  value: requiredText('Value', 50),
  label: requiredText('Label', 100),
});

/** The content of the about page (about-1). */
export const about = z.object({
  title: requiredText('Title', 200),
  heroImage: link(),
  heroDescription: text(1000).check(withInstituteFacts),
  excellenceTitle: text(200),
  excellenceParagraph1: text(3000).check(withInstituteFacts),
  excellenceParagraph2: text(3000).check(withInstituteFacts),
  missionTitle: text(200),
  missionDescription: text(2000).check(withInstituteFacts),
  visionTitle: text(200),
  visionDescription: text(2000).check(withInstituteFacts),
  valuesTitle: text(200),
  values: list(aboutValue, 20),
  achievements: list(achievement, 20),
  /** Why to choose the institute; absent where pages say what the specification fixes (about-2). */
  reasons: ownList(aboutValue, 12),
});

export const storedAbout = z.extend(about, { ...stored, ...offeredInTamil });

export type About = z.infer<typeof about>;
export type StoredAbout = z.infer<typeof storedAbout>;
