import { readAsAdmin, type Endpoint } from '../api/rows.ts';
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
} as const satisfies Record<string, Endpoint>;
