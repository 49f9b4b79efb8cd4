import type { ShownEvidence } from '@gladhand/domain/maintenance';
import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { useMessages, useWords } from '@gladhand/ui';
import { evidenceText } from './evidenceText';
import { ISSUE_MESSAGES } from './messages';

/** Writes what a report showed, in the language and units of the viewer. */
export function useEvidenceText(): (kind: string, evidence: ShownEvidence) => string {
  const messages = useMessages(ISSUE_MESSAGES);
  const say = useWords();
  const formats = useReadingFormats();
  const today = useWidgetHost().now().toISOString().slice(0, 10);
  return (kind, evidence) => evidenceText(kind, evidence, { messages, formats, say, today });
}
