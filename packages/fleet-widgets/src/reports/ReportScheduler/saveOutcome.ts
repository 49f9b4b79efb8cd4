import type { Report, ReportContent, ReportProblem } from '@gladhand/domain/reports';

/** How saving ended. */
export type SaveOutcome =
  | { kind: 'saved'; report: Report }
  /** `reason` is the sentence of the server, if it refused the report. */
  | { kind: 'failed'; reason: string | undefined; problems: readonly ReportProblem[] }
  /** Someone else saved the report since it was opened. */
  | { kind: 'conflict'; theirs: Report };

export type SaveReport = (
  draft: ReportContent,
  /** What the draft is based on: the report that was opened, or the one in conflict that the user chose to replace. */
  basis: Report | undefined,
) => Promise<SaveOutcome>;
