import type { About } from '@institute/schema';

/** The about page; its picture's link is known once the illustration is drawn. */
export const about: Omit<About, 'heroImage'> = {
  title: 'A doorstep into a profession',
  heroDescription:
    'Vaasal is the Tamil word for the doorstep, the place that is swept each morning and drawn on with a fresh kolam, so that whoever comes is welcome. We have kept ours in Adyar since June 2003.',
  excellenceTitle: 'How we teach',
  excellenceParagraph1:
    'A batch has at most {institute.seats} students, one trainer and one lab assistant. The trainer writes code, or draws, or reads logs, and you do the same beside it. Then you do it alone. In the second half of every course there is a project with a customer outside the institute: a shop, a college, a clinic, a bus company. They are patient people, and they do use what you build.',
  excellenceParagraph2:
    'Our trainers have worked in the subject they teach, on average for {institute.trainerYears} years, and no one has two batches at the same hour. Each syllabus is revised every June with the people who hire from us. What they no longer ask for goes out, even if we liked it. You can read the complete syllabus of a course, and sit in its first two classes, before you pay for it.',
  missionTitle: 'Our mission',
  missionDescription:
    'To bring people from any background, from a village near Tirunelveli as well as from an engineering college on the OMR, to the point where they can do useful work and know that they can.',
  visionTitle: 'Our vision',
  visionDescription:
    'A city in which no one stays out of a profession because they were taught it badly, in the wrong language, or at a price that they could not see before they came.',
  valuesTitle: 'What we hold to',
  values: [
    {
      title: 'Explain it twice',
      description:
        'First in the words of the subject, then in plain words, in Tamil where it helps. A question is never the wrong question.',
    },
    {
      title: 'Fees in the open',
      description:
        'Every fee is on this site, GST included, payable in {institute.instalments} instalments without interest. There is no charge for certificates, labs or placement support.',
    },
    {
      title: 'Numbers with dates',
      description:
        'When we say how many students were placed, we say how many asked, and in which months. Anyone may look at the list in our office.',
    },
    {
      title: 'Work that is used',
      description:
        'Projects go to someone who needs them. It is harder than an exercise, and it is what you will talk about in interviews.',
    },
    {
      title: 'The door stays open',
      description:
        'Former students may use the lab on Saturdays and sit in any class with a free seat, in any later year, at no charge.',
    },
  ],
  achievements: [
    { value: '2003', label: 'first batch, of eleven students' },
    { value: '1,00,000+', label: 'people in our classes and college workshops' },
    { value: '563', label: 'students placed' },
    { value: '6', label: 'trainers in January 2026' },
  ],
};
