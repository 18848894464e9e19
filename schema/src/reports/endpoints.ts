import * as z from 'zod/mini';
import { storedEnquiry } from '../enquiries/enquiry.ts';
import { read, readAsAdmin, type Endpoint } from '../api/rows.ts';
import { answerTime } from './answer-time.ts';
import { lastWeeks } from './last-weeks.ts';
import { reportedLeads } from './report-leads.ts';
import { report, reportQuery } from './report.ts';

export const reportEndpoints = {
  readReport: {
    ...readAsAdmin,
    capability: 'readReports',
    path: '/api/reports',
    query: reportQuery,
    data: report,
    summary: 'The figures of a period of up to two years, of all leads or of one course',
  },
  readLastWeeks: {
    ...readAsAdmin,
    capability: 'readReports',
    path: '/api/reports/weeks',
    data: lastWeeks,
    summary: 'Leads, enrolled and how soon leads were answered, of each of the last eight weeks',
  },
  readReportedLeads: {
    ...readAsAdmin,
    capability: 'readReports',
    path: '/api/reports/leads',
    query: reportedLeads,
    data: z.object({ leads: z.array(storedEnquiry), isWhole: z.boolean() }),
    summary: 'The newest 200 leads that one number of a report counts',
  },
  readAnswerTime: {
    ...read,
    path: '/api/pages/answer-time',
    data: z.nullable(answerTime),
    summary: 'How soon enquiries are answered; null if the site does not show it',
  },
} as const satisfies Record<string, Endpoint>;
