import type { ReportContent, ReportField } from '@gladhand/domain/reports';

/** What each section of the form gets. */
export interface SectionProps {
  draft: ReportContent;
  /** What is wrong, by field. */
  problems: Partial<Record<ReportField, string>>;
  onChange: (part: Partial<ReportContent>) => void;
}
