import { TABLE } from './look';
import type { PdfDocument } from './pdfDocument';

/** A cell of more lines ends with '…'. */
const MAX_LINES = 4;

/** A measured text of a table. */
export interface TableCell {
  readonly lines: readonly CellLine[];
}

interface CellLine {
  readonly text: string;
  /** In points. */
  readonly width: number;
}

/** Where a cell is drawn, in points. */
interface CellBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly isAtEnd: boolean;
}

/**
 * Wraps texts in the font that is set. Columns repeat their texts, so each is wrapped once per width: that takes the
 * library longer than everything else about a cell.
 */
export function createCellMeasure(doc: PdfDocument): (text: string, width: number) => TableCell {
  const known = new Map<string, TableCell>();
  return (text, width) => {
    const key = `${width} ${text}`;
    const cell = known.get(key) ?? measured(doc, text, width);
    known.set(key, cell);
    return cell;
  };
}

function measured(doc: PdfDocument, text: string, width: number): TableCell {
  const fits = !text.includes('\n') && doc.widthOfString(text) <= width;
  const lines = fits ? [text] : doc.linesOf(text, width, MAX_LINES);
  return { lines: lines.map((line) => ({ text: line, width: doc.widthOfString(line) })) };
}

/** Draws a cell in the font that is set. */
export function drawCell(doc: PdfDocument, { lines }: TableCell, { left, top, width, isAtEnd }: CellBox): void {
  for (const [at, line] of lines.entries()) {
    const x = isAtEnd ? left + width - line.width : left;
    // Options that the library sets itself for lines that it wraps. With them, it doesn't measure the line again.
    const options = { lineBreak: false, textWidth: line.width, wordCount: 1 };
    doc.text(line.text, x, top + at * TABLE.line, options);
  }
}
