import type { About } from './about.ts';

/** An about page on which nothing is written yet. */
export const blankAbout: About = {
  title: '',
  heroImage: '',
  heroDescription: '',
  excellenceTitle: '',
  excellenceParagraph1: '',
  excellenceParagraph2: '',
  missionTitle: '',
  missionDescription: '',
  visionTitle: '',
  visionDescription: '',
  valuesTitle: '',
  values: [],
  achievements: [],
};
