import type { PdfSheet, PdfTask, SheetWriter } from '../../engine/pdf/sheetWriter';
import { type PdfFonts, readPdfFonts } from './fonts';
import { PAGE, SHEET, TEXTS } from './look';

type Doc = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

/** Writes sheets as a tagged PDF file in Letter portrait, each on its own page. The fonts are embedded. */
export function createSheetWriter(): SheetWriter {
  let fonts: Promise<PdfFonts> | undefined;
  return {
    async write(name, sheets) {
      fonts ??= readPdfFonts();
      return write(name, sheets, await fonts);
    },
  };
}

async function write(name: string, sheets: readonly PdfSheet[], fonts: PdfFonts): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded on first use, as it takes 30 MB of memory.
  const { PdfDocument } = await import('./pdfDocument');
  const doc = new PdfDocument(name, fonts, { margin: PAGE.margin, autoFirstPage: false });
  const root = doc.struct('Document');
  doc.addStructure(root);
  for (const sheet of sheets) drawSheet(doc, root, sheet);
  root.end();
  numberPages(doc, name);
  return doc.finish();
}

function drawSheet(doc: Doc, root: Element, sheet: PdfSheet): void {
  doc.addPage();
  text(doc, root, 'H1', sheet.title, { font: 'bold', size: 18 });
  text(doc, root, 'P', sheet.subtitle, { size: 10, color: PAGE.muted });
  doc.y += PAGE.gap;
  drawFacts(doc, root, sheet.facts);
  for (const task of sheet.tasks) drawTask(doc, root, task);
  drawBlanks(doc, root, sheet.blanks);
  text(doc, root, 'P', sheet.footnote, { size: 8, color: PAGE.muted });
}

/** Two columns of terms and values. */
function drawFacts(doc: Doc, root: Element, facts: PdfSheet['facts']): void {
  const width = SHEET.width / 2 - PAGE.gap;
  for (let row = 0; row < facts.length; row += 2) {
    const pair = facts.slice(row, row + 2);
    const top = doc.y;
    let bottom = top;
    for (const [column, [term, value]] of pair.entries()) {
      const x = PAGE.margin + column * (SHEET.width / 2);
      doc.y = top;
      text(doc, root, 'P', term, { size: 8, color: PAGE.muted, x, width });
      text(doc, root, 'P', value, { size: 10, x, width });
      bottom = Math.max(bottom, doc.y);
    }
    doc.y = bottom + 6;
  }
  doc.y += PAGE.gap / 2;
}

function drawTask(doc: Doc, root: Element, { heading, lines, steps, partsHeading, parts }: PdfTask): void {
  room(doc, SHEET.keepTogether);
  rule(doc);
  text(doc, root, 'H2', heading, { font: 'bold', size: 12 });
  for (const line of lines) text(doc, root, 'P', line, { size: 9.5, color: PAGE.muted });
  doc.y += 4;
  for (const step of steps) ticked(doc, root, step);
  if (parts.length > 0) {
    doc.y += 4;
    text(doc, root, 'H3', partsHeading, { font: 'bold', size: 9.5 });
    for (const part of parts) ticked(doc, root, part);
  }
  doc.y += PAGE.gap / 2;
}

function ticked(doc: Doc, root: Element, line: string): void {
  room(doc, SHEET.line);
  const { y } = doc;
  doc.markContent('Artifact', { type: 'Layout' });
  doc
    .lineWidth(0.8)
    .strokeColor(PAGE.muted)
    .rect(PAGE.margin, y + 1.5, SHEET.box, SHEET.box)
    .stroke();
  doc.endMarkedContent();
  text(doc, root, 'P', line, { size: 10, x: PAGE.margin + SHEET.box + 8, width: SHEET.width - SHEET.box - 8 });
  doc.y += 3;
}

function drawBlanks(doc: Doc, root: Element, blanks: readonly string[]): void {
  room(doc, Math.ceil(blanks.length / 2) * SHEET.blank);
  rule(doc);
  const width = SHEET.width / 2 - PAGE.gap;
  for (let row = 0; row < blanks.length; row += 2) {
    const top = doc.y;
    for (const [column, name] of blanks.slice(row, row + 2).entries()) {
      const x = PAGE.margin + column * (SHEET.width / 2);
      doc.y = top;
      text(doc, root, 'P', name, { size: 8, color: PAGE.muted, x, width });
      doc.markContent('Artifact', { type: 'Layout' });
      const y = top + SHEET.blank - 8;
      doc
        .lineWidth(0.6)
        .strokeColor(PAGE.quiet)
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke();
      doc.endMarkedContent();
    }
    doc.y = top + SHEET.blank;
  }
}

interface TextLook {
  font?: 'regular' | 'bold';
  size: number;
  color?: string;
  x?: number;
  width?: number;
}

function text(doc: Doc, root: Element, role: string, words: string, look: TextLook): void {
  const { font = 'regular', size, color = PAGE.ink, x = PAGE.margin, width = SHEET.width } = look;
  root.add(
    doc.struct(role, {}, () => {
      doc.font(font).fontSize(size).fillColor(color).text(words, x, doc.y, { width, lineGap: 1.5 });
    }),
  );
}

/** Begins a page if less than this height is left. */
function room(doc: Doc, height: number): void {
  if (doc.y + height > doc.page.height - PAGE.margin - SHEET.line) doc.addPage();
}

function rule(doc: Doc): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.lineWidth(0.8).strokeColor(PAGE.line);
  doc
    .moveTo(PAGE.margin, doc.y)
    .lineTo(PAGE.margin + SHEET.width, doc.y)
    .stroke();
  doc.endMarkedContent();
  doc.y += 8;
}

function numberPages(doc: Doc, name: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.font('regular').fontSize(7.5).fillColor(PAGE.muted);
    const y = doc.page.height - PAGE.margin + 8;
    const width = SHEET.width / 2;
    doc.text(name, PAGE.margin, y, { width, height: 10, ellipsis: '…', lineBreak: false });
    const number = TEXTS.page(page - start + 1, count);
    doc.text(number, PAGE.margin + width, y, { width, align: 'right', lineBreak: false });
    doc.endMarkedContent();
  }
}
