import type { MailBody, Template } from '../../functions/src/mails/templates.tsx';
import { bookingIn } from '../../functions/src/texts/booking-in.ts';
import { enquiryIn } from '../../functions/src/texts/enquiry-in.ts';

/** What visitors can type where a mail repeats it. */
export const hostile = {
  name: `<img src="https://evil.example/x.png" onerror="attacked()">& "Co" 'Ltd' &amp; &lt;b&gt;`,
  lines:
    'One\n\n<h1>Two</h1></td></tr></table><a href="https://evil.example">Three</a>\u0000\u001b\n',
};

const booking = {
  template: 'booking',
  title: 'Your demo class is booked',
  text: 'You have a place in this demo class.',
  name: hostile.name,
  demoClass: {
    title: 'Demo class: Python Full Stack Development',
    day: '2026-12-07',
    when: 'Mon, 7 Dec 2026, 6:30 – 7:30 pm (India time)',
  },
  where: 'Classroom, Adyar',
  branch: 'Adyar',
  trainers: ['Karthik Raghavan', 'Priya Venkatesan'],
  offeredUntil: '',
  joinLink: '',
  joining: '',
  link: 'https://www.vaasal.example/demo/booking#id.secret',
} as const;

const online = { where: 'Online', branch: '' } as const;

/** Every mail that the site sends, in what it looks like. */
export const everyMail: { readonly [Name in Template]: readonly MailBody<Name>[] } = {
  'account-changed': [
    {
      template: 'account-changed',
      title: 'Your role has changed',
      text: 'Your role is now editor. You have been signed out; sign in again to use your new role.',
    },
  ],
  'accounts-differ': [
    {
      template: 'accounts-differ',
      title: 'Admin accounts were changed outside of the dashboard',
      accounts: [
        `meena@example.com (uid1): its email address is now ${hostile.name}; it was disabled.`,
        'ravi@example.com (uid2): it was deleted.',
      ],
    },
  ],
  booking: [
    booking,
    { ...booking, name: '', offeredUntil: '2026-12-06T06:30:00.000Z' },
    { ...booking, ...online, joinLink: 'https://meet.example/demo-of-vaasal' },
    {
      ...booking,
      ...online,
      name: '',
      joining: 'Open the link below once to confirm your address.',
    },
    { ...booking, title: 'Your booking has been cancelled', branch: 'Velachery', link: '' },
    { ...booking, waits: true },
    {
      ...booking,
      language: 'ta',
      title: bookingIn.ta.news.booked[0],
      demoClass: {
        ...booking.demoClass,
        when: 'திங்கள், 7 டிச. 2026, மாலை 6:30 – 7:30 (IST)',
      },
    },
  ],
  'consent-answer': [
    {
      template: 'consent-answer',
      title: 'A student’s answer about consent',
      text: 'A student has asked for a change to what the site shows about them.',
    },
  ],
  'consent-question': [
    {
      template: 'consent-question',
      title: 'May we show your success on our website?',
      language: 'en',
      link: 'https://www.vaasal.example/consent/id/secret',
    },
    {
      template: 'consent-question',
      title: 'உங்கள் வெற்றியை எங்கள் இணையதளத்தில் காட்டலாமா?',
      language: 'ta',
      link: 'https://www.vaasal.example/consent/id/secret',
    },
  ],
  'day-of-colleague': [
    {
      template: 'day-of-colleague',
      title: 'Your day: 1 enquiry to answer, 2 to follow up',
      waiting: [{ id: 'enquiry-1', text: '26 hours, since 6 Dec 2026, 7:00 am' }],
      followUps: [
        { id: 'enquiry-2', text: '10:30 am' },
        { id: 'enquiry-3', text: 'since 4 Dec 2026' },
      ],
      more: 3,
      classes: [
        `6:30 – 7:30 pm, ${hostile.name}, 3 of 20 places taken`,
        '6:30 – 7:30 pm, any course, 0 of 20 places taken',
      ],
    },
    {
      template: 'day-of-colleague',
      title: 'Your day: 1 to follow up',
      waiting: [],
      followUps: [{ id: 'enquiry-2', text: 'today' }],
      more: 0,
      classes: [],
    },
  ],
  'enquiry-count': [
    {
      template: 'enquiry-count',
      title: '2 more enquiries',
      text: '2 more enquiries. They arrived in the hour from 7 Dec 2026, 6:30 pm.',
    },
  ],
  invitation: [
    {
      template: 'invitation',
      title: 'You are invited to the dashboard of Vaasal Institute',
      name: hostile.name,
      role: 'editor',
      link: 'https://www.vaasal.example/admin/invitation#id.secret',
      expiresAt: '2026-12-09T13:00:00.000Z',
    },
  ],
  message: [
    { template: 'message', title: hostile.name, text: hostile.lines },
    {
      template: 'message',
      title: 'Your questions about Python',
      text: 'Vanakkam Meena,\n\nThe next batch starts on 7 December.\nShall I keep a seat?\n\nAnbu',
    },
  ],
  'new-enquiry': [
    {
      template: 'new-enquiry',
      title: 'New enquiry',
      enquiry: {
        _id: 'enquiry',
        name: hostile.name,
        email: 'karthik@example.com',
        phone: '+919876543210',
        course: 'Python Full Stack Development',
        qualification: 'B.E. Mechanical',
        experience: 'None',
        placementRequired: 'Yes',
        source: 'Website Popup',
        page: '/courses/python-full-stack-development',
        createdAt: '2026-12-07T13:00:00.000Z',
        message: hostile.lines,
      },
    },
  ],
  'release-not-published': [
    { template: 'release-not-published', title: 'A release did not go live' },
  ],
  thanks: [
    {
      template: 'thanks',
      title: 'We have your enquiry',
      language: 'en',
      course: 'Data Science with Python',
      batch: {
        isFull: false,
        day: '2026-12-05',
        when: 'From Sat, 5 Dec 2026: Sat, Sun mornings, 10:00 am – 1:00 pm',
        where: 'Classroom and online, Adyar',
        branch: 'Adyar',
        trainer: 'Dr. Priya Venkatesan',
        spoken: 'English',
        seatsLeft: 3,
        fee: '₹55,000 in total, GST included',
      },
      next: {
        to: 'https://www.vaasal.example/demo?course=data-science-with-python',
        text: 'demoClasses',
      },
    },
    {
      template: 'thanks',
      title: enquiryIn.ta.title,
      language: 'ta',
      course: 'பைத்தான்',
      next: { to: 'https://www.vaasal.example/ta/courses/python', text: 'course' },
    },
    { template: 'thanks', title: 'We have your enquiry', language: 'en', course: '' },
  ],
  'unanswered-enquiries': [
    {
      template: 'unanswered-enquiries',
      title: '102 enquiries have waited more than a day for an answer',
      waiting: Array.from({ length: 100 }, (_, index) => ({
        id: `enquiry-${index}`,
        since: '2026-12-05T13:00:00.000Z',
        assigned: index % 2 ? '' : 'Valli Murugan',
      })),
      more: 2,
    },
  ],
  'wrong-codes': [
    {
      template: 'wrong-codes',
      title: 'Wrong codes were entered for your account',
      count: 5,
      blockedUntil: '2026-12-07T13:15:00.000Z',
    },
  ],
};
