import { expect, it } from 'vitest';
import { reportView } from './reportPath';

it.each([
  ['yard', undefined, { tab: 'reports', type: '1' }],
  ['absSummary', undefined, { tab: 'reports', type: '3' }],
  ['weeklyMaintenanceReport', undefined, { tab: 'reports', type: '7' }],
  [
    'YARD',
    '01930008-0000-7000-8000-00000000000a',
    { tab: 'reports', type: '1', report: '01930008-0000-7000-8000-00000000000a' },
  ],
  ['dwell', 'abc-1f', { tab: 'reports', type: '2', report: 'abc-1f' }],
  ['dwell', '../users', undefined],
  ['alert', 'abc', undefined],
  ['nothing', undefined, undefined],
])('%s/%s', (part, id, expected) => expect(reportView(part, id)).toEqual(expected));
