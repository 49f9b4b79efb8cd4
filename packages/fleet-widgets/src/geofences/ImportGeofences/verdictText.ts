import type { ImportRow } from './importRow';
import type { IMPORT_GEOFENCES_MESSAGES } from './messages';
import { problemText } from './problemText';
import { isDone, problemOf, rowState } from './rowState';

type Messages = typeof IMPORT_GEOFENCES_MESSAGES;
export type VerdictTone = 'good' | 'caution' | 'critical' | 'neutral';

/** What becomes, or became, of a row. */
export function verdictText(row: ImportRow, messages: Messages): { tone: VerdictTone; text: string } {
  const { outcome, check, sameNameAs } = row;
  if (outcome) {
    const tone = outcome.outcome === 'undone' ? 'neutral' : isDone(row) ? 'good' : 'critical';
    return { tone, text: outcomeText(row, messages) };
  }
  const problem = problemOf(row);
  if (problem) return { tone: 'critical', text: problemText(problem, messages) };
  const { verdicts, fields } = messages;
  switch (rowState(row)) {
    case 'new':
      return { tone: 'good', text: verdicts.new };
    case 'unchanged':
      return { tone: 'neutral', text: verdicts.unchanged };
    case 'changes': {
      const names = (check?.changes ?? []).map((field) => (fields as Readonly<Record<string, string>>)[field] ?? field);
      return { tone: 'caution', text: verdicts.changes(names.join(', ')) };
    }
    case 'waiting':
      return { tone: 'neutral', text: verdicts.waiting };
    default:
      return {
        tone: 'caution',
        text: sameNameAs === undefined ? verdicts.nameTaken : messages.sameNameAs(sameNameAs),
      };
  }
}

function outcomeText({ outcome }: ImportRow, { outcomes, ...messages }: Messages): string {
  switch (outcome?.outcome) {
    case 'created':
    case 'replaced':
    case 'unchanged':
    case 'undone':
    case 'nameTaken':
    case 'changed':
      return outcomes[outcome.outcome];
    default: {
      const code = outcome?.problem?.code ?? '';
      return outcomes.refused(problemText({ code }, { ...messages, outcomes }));
    }
  }
}
