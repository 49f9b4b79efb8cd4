import type { ShownEvidence } from '@gladhand/domain/maintenance';
import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { useMessages, useWords } from '@gladhand/ui';
import { evidenceText } from './evidenceText';
import { ISSUE_MESSAGES } from './messages';

/**
 * Writes what a report showed, in the language and units of the viewer. An entry of the history shows it as it was then.
 */
export function useEvidenceText(): (kind: string, evidence: ShownEvidence, at?: Date) => string {
  const messages = useMessages(ISSUE_MESSAGES);
  const say = useWords();
  const formats = useReadingFormats();
  const { now } = useWidgetHost();
  return (kind, evidence, at = now()) =>
    evidenceText(kind, evidence, { messages, formats, say, today: at.toISOString().slice(0, 10) });
}
