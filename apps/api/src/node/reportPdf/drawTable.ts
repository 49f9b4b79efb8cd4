import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PdfReport } from '../../engine/pdf/pdfWriter';
import { columnWidths } from './columnWidths';
import { PAGE, TABLE, TEXTS } from './look';
import type { PdfDocument } from './pdfDocument';
import { createCellMeasure, drawCell, type TableCell } from './tableCells';

const { size: SIZE, line: LINE, padding: PADDING } = TABLE;
const NUMERIC: ReadonlySet<string> = new Set(['number', 'duration', 'durationBetween']);

type Structure = PDFKit.PDFStructureElement;

/** The rows as a table; a cell that doesn't fit ends with '…'. Other requests of the process are served between pages. */
export async function drawTable(doc: PdfDocument, root: Structure, { columns, rows }: PdfReport): Promise<void> {
  if (rows.length === 0) {
    root.add(doc.struct('P', {}, () => void doc.font('regular').fontSize(9).fillColor(PAGE.ink).text(TEXTS.nothing)));
    return;
  }
  const headings = columns.map(({ heading }) => heading);
  const aligned = columns.map(({ kind }) => NUMERIC.has(kind));
  const table = doc.struct('Table');
  root.add(table);
  const bottom = doc.page.height - PAGE.margin - 10;
  const font = (name: 'regular' | 'bold') => doc.font(name).fontSize(SIZE);
  const widths = columnWidths(headings, rows, PAGE.width, (text, name) => font(name).widthOfString(text));

  /** Where lines below the rows of the page will be drawn. */
  let rules: number[] = [];
  const drawRules = () => {
    doc.markContent('Artifact', { type: 'Layout' });
    doc.lineWidth(0.5).strokeColor(PAGE.line);
    for (const y of rules) doc.moveTo(PAGE.margin, y).lineTo(PAGE.margin + PAGE.width, y);
    doc.stroke();
    doc.endMarkedContent();
    rules = [];
  };
  const freeWidth = (at: number) => (widths[at] ?? 0) - 2 * PADDING;
  const draw = (cells: readonly TableCell[], tag: 'TH' | 'TD') => {
    const row = doc.struct('TR');
    table.add(row);
    const y = doc.y;
    const height = heightOf(cells);
    let left = PAGE.margin + PADDING;
    doc.fillColor(PAGE.ink);
    for (const [at, cell] of cells.entries()) {
      const box = { left, top: y + PADDING, width: freeWidth(at), isAtEnd: aligned[at] === true };
      row.add(doc.struct(tag, {}, () => drawCell(doc, cell, box)));
      left += widths[at] ?? 0;
    }
    row.end();
    doc.y = y + height + 2 * PADDING;
    rules.push(doc.y);
  };

  const measureHeading = createCellMeasure(doc);
  font('bold');
  const headCells = headings.map((heading, at) => measureHeading(heading, freeWidth(at)));
  const drawHead = () => {
    font('bold');
    doc.markContent('Artifact', { type: 'Layout' });
    doc.rect(PAGE.margin, doc.y, PAGE.width, heightOf(headCells) + 2 * PADDING).fill(PAGE.sunken);
    doc.endMarkedContent();
    draw(headCells, 'TH');
    font('regular');
  };

  drawHead();
  const measure = createCellMeasure(doc);
  for (const texts of rows) {
    const cells = texts.map((text, at) => measure(text, freeWidth(at)));
    if (doc.y + heightOf(cells) + 2 * PADDING > bottom) {
      drawRules();
      await nextTurn();
      doc.addPage();
      doc.y = PAGE.margin;
      drawHead();
    }
    draw(cells, 'TD');
  }
  drawRules();
  table.end();
}

/** Height of the lines of a row, in points. */
const heightOf = (cells: readonly TableCell[]) => Math.max(1, ...cells.map(({ lines }) => lines.length)) * LINE;
