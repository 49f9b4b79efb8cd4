import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PdfReport } from '../../engine/pdf/pdfWriter';
import { columnWidths } from './columnWidths';
import { PAGE, TABLE, TEXTS } from './look';

const { size: SIZE, line: LINE, padding: PADDING } = TABLE;
const MAX_LINES = 4;
const NUMERIC: ReadonlySet<string> = new Set(['number', 'duration', 'durationBetween']);

type Doc = PDFKit.PDFDocument;
type Structure = PDFKit.PDFStructureElement;

/** The rows as a table; a cell that doesn't fit ends with '…'. Other requests of the process are served between pages. */
export async function drawTable(doc: Doc, root: Structure, { columns, rows }: PdfReport): Promise<void> {
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

  const linesOf = (texts: readonly string[], name: 'regular' | 'bold') => {
    font(name);
    return Math.max(
      1,
      ...texts.map((text, at) => {
        const free = (widths[at] ?? 0) - 2 * PADDING;
        // Most cells surely fit on one line; only the others are measured.
        if (text.length * SIZE * 0.55 <= free && doc.widthOfString(text) <= free) return 1;
        return Math.min(MAX_LINES, Math.ceil(doc.heightOfString(text, { width: free }) / LINE));
      }),
    );
  };

  const draw = (texts: readonly string[], lines: number, tag: 'TH' | 'TD') => {
    const row = doc.struct('TR');
    table.add(row);
    const y = doc.y;
    let x: number = PAGE.margin;
    font(tag === 'TH' ? 'bold' : 'regular').fillColor(PAGE.ink);
    for (const [at, text] of texts.entries()) {
      const width = widths[at] ?? 0;
      const left = x + PADDING;
      row.add(
        doc.struct(tag, {}, () => {
          doc.text(text, left, y + PADDING, {
            ...{ width: width - 2 * PADDING, height: lines * LINE, ellipsis: '…' },
            align: aligned[at] ? 'right' : 'left',
          });
        }),
      );
      x += width;
    }
    row.end();
    doc.y = y + lines * LINE + 2 * PADDING;
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .moveTo(PAGE.margin, doc.y)
      .lineTo(PAGE.margin + PAGE.width, doc.y)
      .lineWidth(0.5)
      .strokeColor(PAGE.line)
      .stroke();
    doc.endMarkedContent();
  };

  const headLines = linesOf(headings, 'bold');
  const drawHead = () => {
    doc.markContent('Artifact', { type: 'Layout' });
    doc.rect(PAGE.margin, doc.y, PAGE.width, headLines * LINE + 2 * PADDING).fill(PAGE.sunken);
    doc.endMarkedContent();
    draw(headings, headLines, 'TH');
  };

  drawHead();
  for (const texts of rows) {
    const lines = linesOf(texts, 'regular');
    if (doc.y + lines * LINE + 2 * PADDING > bottom) {
      await nextTurn();
      doc.addPage();
      doc.y = PAGE.margin;
      drawHead();
    }
    draw(texts, lines, 'TD');
  }
  table.end();
}
