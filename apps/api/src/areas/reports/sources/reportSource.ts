import type { ReportContent, ReportPeriod, ReportRow } from '@gladhand/domain/reports';
import type { Repositories } from '../../../repositories/port';
import type { TrailerScope } from '../../../repositories/scope';

/** What a run asks. It is decided once, when the run begins. */
export interface ReportQuestion {
  readonly customerId: number;
  readonly content: ReportContent;
  /** The customer's trailers that the owner has access to. The choice of trailers in `content` narrows them. */
  readonly scope: TrailerScope;
  readonly period: ReportPeriod;
  /** IANA name of the zone of calendar days. */
  readonly timeZone: string;
  /** What the customer's plan includes. */
  readonly features: ReadonlySet<string>;
}

/**
 * Reads the rows of a report in pages by key, each with short statements, in one order. An early end of the loop stops
 * reading. Values are those of `REPORT_COLUMNS`, by column id; columns that aren't chosen may be left out.
 */
export type ReportSource = (
  question: ReportQuestion,
  repositories: Repositories,
) => AsyncIterable<readonly ReportRow[]>;
