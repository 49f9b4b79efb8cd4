import type { ReportChart, ReportColumn } from '@gladhand/domain/reports';

/** What a PDF shows. Values are texts, as on the screen. */
export interface PdfReport {
  readonly name: string;
  readonly type: string;
  readonly customer: string;
  /** With the zone. */
  readonly period: readonly string[];
  /** When the result was made, with the zone. */
  readonly created: string;
  readonly owner: string | null;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly (readonly string[])[];
  readonly chart: ReportChart | null;
}

/** Writes PDF files. Its libraries need Node, so it is given to the API. */
export interface PdfWriter {
  write(report: PdfReport): Promise<Uint8Array<ArrayBuffer>>;
}
