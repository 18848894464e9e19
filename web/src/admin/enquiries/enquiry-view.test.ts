import type { EnquiryFilter, StoredEnquiry } from '@institute/schema';
import { describe, expect, it } from 'vitest';
import {
  filterOf,
  inDays,
  ownAndUnassigned,
  periodOf,
  wholeView,
  withSaved,
} from './enquiry-view.ts';

const enquiry = (id: string, changes: Partial<StoredEnquiry> = {}): StoredEnquiry => ({
  _id: id,
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-01-05T09:00:00.000Z',
  name: 'Meena Sundaram',
  email: 'meena@example.com',
  phone: '+919876543210',
  course: 'cloud-devops',
  qualification: '',
  experience: '',
  placementRequired: '',
  message: '',
  source: 'Contact Form',
  page: '',
  status: 'new',
  notes: '',
  followUpOn: '',
  followUpTime: '',
  assignedTo: '',
  assignedName: '',
  reason: '',
  ...changes,
});

// enquiries-39
it('exports a period whole, whatever days the view is of', () => {
  const view = { ...wholeView, status: 'new', from: '2025-12-05', to: '2026-01-10' };
  const filter = filterOf(view, '2026-01-31', 'uid');
  const month = { from: '2025-12-31T18:30:00.000Z' };
  expect(inDays(filter, periodOf('2026-01-01'))).toEqual({ statuses: ['new'], ...month });
});

describe('filterOf', () => {
  it('filters nothing by default', () => {
    expect(filterOf(wholeView, '2026-01-31', 'uid')).toEqual({});
    expect(filterOf({ ...wholeView, search: ' ' }, '2026-01-31', 'uid')).toEqual({});
  });

  it('combines all filters, with dates in Chennai', () => {
    expect(
      filterOf(
        {
          search: 'Meena S',
          status: 'new',
          assigned: 'me',
          course: 'Cloud & DevOps',
          source: 'Website Popup',
          reason: '',
          from: '2026-01-05',
          to: '2026-01-05',
          followUp: 'due',
        },
        '2026-01-31',
        'uid',
      ),
    ).toEqual({
      statuses: ['new'],
      assignedTo: 'uid',
      courses: ['Cloud & DevOps', 'cloud-devops'],
      source: 'Website Popup',
      from: '2026-01-04T18:30:00.000Z',
      before: '2026-01-05T18:30:00.000Z',
      followUpBy: '2026-01-31',
      part: 'meena s',
    });
  });

  it('finds one’s own and those of no one', () => {
    const view = { ...wholeView, assigned: ownAndUnassigned };
    expect(filterOf(view, '2026-01-31', 'uid')).toEqual({ assignees: ['uid', ''] });
  });

  it('finds who was promised an answer and has none yet', () => {
    const view = { ...wholeView, status: 'to-answer', followUp: 'due' };
    expect(filterOf(view, '2026-01-31', 'uid')).toEqual({
      statuses: ['new'],
      sources: ['Contact Form', 'Website Popup', 'Demo class'],
      followUpBy: '2026-01-31',
    });
  });

  it('finds a reason among closed enquiries alone', () => {
    const view = { ...wholeView, reason: 'Fees' };
    const of = (status: string) => filterOf({ ...view, status }, '2026-01-31', 'uid');
    expect(of('closed')).toEqual({ statuses: ['closed'], reason: 'Fees' });
    expect(of('new')).toEqual({ statuses: ['new'] });
  });

  it('finds overdue follow-ups of open enquiries only', () => {
    expect(filterOf({ ...wholeView, followUp: 'overdue' }, '2026-03-01', 'uid')).toEqual({
      statuses: ['new', 'contacted', 'demo booked'],
      followUpBy: '2026-02-28',
    });
  });
});

describe('withSaved', () => {
  const read = [enquiry('a'), enquiry('b')];
  const saved = (changes: Partial<StoredEnquiry>) =>
    new Map([['a', enquiry('a', { updatedAt: '2026-01-06T09:00:00.000Z', ...changes })]]);

  it('shows saved changes until something newer is read', () => {
    const contacted = saved({ status: 'contacted' });
    expect(withSaved(read, contacted, {})).toEqual([contacted.get('a'), read[1]]);
    const newer = [enquiry('a', { updatedAt: '2026-01-07T09:00:00.000Z' })];
    expect(withSaved(newer, contacted, {})).toEqual(newer);
  });

  it.each<[EnquiryFilter, Partial<StoredEnquiry>]>([
    [{ statuses: ['new'] }, { status: 'contacted' }],
    [{ assignedTo: 'uid' }, { assignedTo: 'another' }],
    [{ assignees: ['uid', ''] }, { assignedTo: 'another' }],
    [{ reason: 'Fees' }, { reason: 'Other' }],
    [{ followUpBy: '2026-01-31' }, { followUpOn: '' }],
    [{ followUpBy: '2026-01-31' }, { followUpOn: '2026-02-01' }],
  ])('drops an enquiry that no longer matches %j', (filter, changes) => {
    expect(withSaved(read, saved(changes), filter)).toEqual([read[1]]);
  });
});
