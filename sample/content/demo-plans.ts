import type * as z from 'zod/mini';
import type { demoPlan } from '@institute/schema';

/** Sample demo classes: every week without an end, so that there are some on any day. */
export const demoPlans = [
  {
    held: 'saturday',
    firstDay: '2026-01-03',
    from: '11:00',
    to: '12:00',
    branch: 'Adyar',
    room: 'Demo room',
    places: 12,
  },
  {
    course: 'python-full-stack-development',
    held: 'wednesday',
    firstDay: '2026-01-07',
    from: '18:30',
    to: '19:30',
    branch: 'Adyar',
    room: 'Demo room',
    places: 12,
  },
  {
    course: 'data-science-with-python',
    held: 'thursday',
    firstDay: '2026-01-08',
    from: '20:00',
    to: '21:00',
    mode: 'online',
    link: 'https://meet.example.com/vaasal-demo',
    places: 40,
  },
] satisfies z.input<typeof demoPlan>[];
