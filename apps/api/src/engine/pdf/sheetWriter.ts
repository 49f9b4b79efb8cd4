/** A sheet for a person with a pen: facts, tasks with steps and parts, and lines to fill in. Values are texts. */
export interface PdfSheet {
  readonly title: string;
  readonly subtitle: string;
  readonly facts: readonly (readonly [term: string, value: string])[];
  readonly tasks: readonly PdfTask[];
  /** Names of lines that are filled in by hand. */
  readonly blanks: readonly string[];
  readonly footnote: string;
}

export interface PdfTask {
  readonly heading: string;
  readonly lines: readonly string[];
  /** With a box to tick. */
  readonly steps: readonly string[];
  readonly partsHeading: string;
  /** With a box to tick. */
  readonly parts: readonly string[];
}

/** Writes sheets as one PDF file, each on its own page. Its libraries need Node, so it is given to the API. */
export interface SheetWriter {
  write(name: string, sheets: readonly PdfSheet[]): Promise<Uint8Array<ArrayBuffer>>;
}
