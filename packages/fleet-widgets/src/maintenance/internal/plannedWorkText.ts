import type { ReadingFormats } from '@gladhand/domain/formats';
import { ANNUAL_INSPECTION, PLANNED_WORK_POLICY, type ShownEvidence } from '@gladhand/domain/maintenance';
import type { Say } from '@gladhand/ui';
import type { ISSUE_MESSAGES } from './messages';

/** What is shown of planned work. */
export type ShownWork = NonNullable<ShownEvidence['work']>;

interface WorkContext {
  messages: typeof ISSUE_MESSAGES;
  formats: ReadingFormats;
  say: Say;
  /** 'YYYY-MM-DD'. */
  today: string;
}

interface DuePart {
  readonly text: string;
  readonly isOverdue: boolean;
  /** Whether it may be the reason why the work is listed. */
  readonly isNear: boolean;
}

const DAY_MS = 86_400_000;
const { lead } = PLANNED_WORK_POLICY;

/** The built-in template is named in the language of the viewer. */
export const workName = ({ templateId, name }: Pick<ShownWork, 'templateId' | 'name'>, say: Say): string =>
  templateId === ANNUAL_INSPECTION.id ? say(ANNUAL_INSPECTION.name) : name;

/** 'Annual inspection · overdue by 12 days': what is overdue, else what is due soon. */
export function plannedWorkText(work: ShownWork, context: WorkContext): string {
  const parts = partsOf(work, context);
  const overdue = parts.filter(({ isOverdue }) => isOverdue);
  const near = parts.filter(({ isNear }) => isNear);
  const shown = overdue.length > 0 ? overdue : near.length > 0 ? near : parts;
  const unjudged = work.unjudged.map((id) => context.messages.notJudged[id as 'miles' | 'engineHours']);
  return [workName(work, context.say), ...shown.map(({ text }) => text), ...unjudged].join(' · ');
}

/** When the work is due, by each interval that is judged. */
export const dueTexts = (work: ShownWork, context: WorkContext): string[] =>
  partsOf(work, context).map(({ text }) => text);

function partsOf(
  { dueOn, milesLeft, engineHoursLeft }: ShownWork,
  { messages, formats, today }: WorkContext,
): DuePart[] {
  const parts: DuePart[] = [];
  if (dueOn != null) {
    const days = Math.round((Date.parse(dueOn) - Date.parse(today)) / DAY_MS);
    const text =
      days < 0 ? messages.overdueDays(-days, formats.count(-days)) : messages.dueDays(days, formats.count(days));
    parts.push({ text, isOverdue: days < 0, isNear: days <= lead.days });
  }
  const amount = (left: number, text: string, near: number): DuePart => ({
    ...{ isOverdue: left <= 0, isNear: left <= near },
    text: left <= 0 ? messages.overdueBy(text) : messages.dueIn(text),
  });
  if (milesLeft != null) parts.push(amount(milesLeft, formats.text(Math.abs(milesLeft), 'mi', '-', 0), lead.miles));
  if (engineHoursLeft != null) {
    const hours = Math.abs(engineHoursLeft);
    parts.push(amount(engineHoursLeft, messages.engineHours(hours, formats.count(hours)), lead.engineHours));
  }
  return parts;
}
