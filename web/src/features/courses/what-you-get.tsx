import { FactList } from '../../components/lists/fact-list.tsx';
import { SectionHead } from '../../components/section-head.tsx';

/** The static block of the course list (courses-6). */
const included = [
  {
    title: 'Course materials',
    text: 'Notes, recorded classes and exercises that stay yours after the course ends.',
  },
  {
    title: 'Live projects',
    text: 'Work on a real brief, reviewed by people who do this for a living.',
  },
  {
    title: 'Certification',
    text: 'A certificate that names what you built, and help with the vendor exams.',
  },
  {
    title: 'Placement support',
    text: 'Résumé reviews, mock interviews and introductions to companies that hire.',
  },
] as const;

export function WhatYouGet() {
  return (
    <section className="wrap section" aria-labelledby="what-you-get">
      <SectionHead id="what-you-get" title="What You'll Get" />
      <FactList facts={included} />
    </section>
  );
}
