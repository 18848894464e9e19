import * as z from 'zod/mini';
import { read, readAsAdmin, type Endpoint } from '../api/rows.ts';
import { answerTime } from './answer-time.ts';
import { report, reportPeriod } from './report.ts';

export const reportEndpoints = {
  readReport: {
    ...readAsAdmin,
    capability: 'readReports',
    path: '/api/reports',
    query: reportPeriod,
    data: report,
    summary: 'The figures of a period of up to two years',
  },
  readAnswerTime: {
    ...read,
    path: '/api/pages/answer-time',
    data: z.nullable(answerTime),
    summary: 'How soon enquiries are answered; null if the site does not show it',
  },
} as const satisfies Record<string, Endpoint>;
