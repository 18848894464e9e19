import { FactList } from '../../../components/lists/fact-list.tsx';
import { SectionHead } from '../../../components/section-head.tsx';

/** The static block of the about page (about-2). */
const reasons = [
  {
    title: 'Industry-Aligned Curriculum',
    text: 'Every syllabus is written with people who hire for the job, and revised with them each year.',
  },
  {
    title: 'Experienced Faculty',
    text: 'Your trainers have done the work that they teach, in companies, for customers.',
  },
  {
    title: 'Dedicated Placement Support',
    text: 'A dedicated team for résumés, mock interviews and introductions, until you have the job.',
  },
] as const;

export function WhyChoose() {
  return (
    <section className="wrap section" aria-labelledby="why-choose">
      <SectionHead id="why-choose" title="Why Choose Vaasal Institute" />
      <FactList facts={reasons} />
    </section>
  );
}
