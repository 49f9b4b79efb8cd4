import { US_FORMATS } from '@gladhand/domain/formats';
import { expect, it } from 'vitest';
import { ISSUE_MESSAGES } from './messages';
import { plannedWorkText, type ShownWork } from './plannedWorkText';

const brakes: ShownWork = {
  ...{ templateId: 'x', name: 'Brakes', dueOn: null, milesLeft: null, engineHoursLeft: null, unjudged: [] },
  ...{ countedFrom: 'completion', countedOn: '2026-01-01', hasMiles: true, hasEngineHours: false },
};
const context = { messages: ISSUE_MESSAGES, formats: US_FORMATS, say: (text: string) => text, today: '2026-11-28' };

it.each<[Partial<ShownWork>, string]>([
  [{ dueOn: '2026-11-16' }, 'Brakes · overdue by 12 days'],
  [{ dueOn: '2026-12-07' }, 'Brakes · due in 9 days'],
  [{ dueOn: '2026-11-28' }, 'Brakes · due today'],
  [{ dueOn: '2027-08-01', milesLeft: 420 }, 'Brakes · due in 420 mi'],
  [{ milesLeft: -1_200 }, 'Brakes · overdue by 1,200 mi'],
  [{ engineHoursLeft: 30, dueOn: '2026-11-27' }, 'Brakes · overdue by 1 day'],
  [{ engineHoursLeft: 30, unjudged: ['miles'] }, 'Brakes · due in 30 engine hours · miles unknown'],
  [
    { templateId: 'annualInspection', name: 'Annual inspection', dueOn: '2026-11-29' },
    'Annual inspection · due tomorrow',
  ],
])('work with %o is "%s"', (work, text) => expect(plannedWorkText({ ...brakes, ...work }, context)).toBe(text));
