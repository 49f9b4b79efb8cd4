import type { PdfReport, PdfWriter } from '../../engine/pdf/pdfWriter';
import { drawChart } from './drawChart';
import { drawTable } from './drawTable';
import { type PdfFonts, readPdfFonts } from './fonts';
import { PAGE, TEXTS } from './look';

/**
 * Writes reports as tagged PDF files in Letter landscape: a heading, the chart as vectors, and a table whose header is
 * repeated on each page. The fonts are embedded.
 */
export function createPdfWriter(): PdfWriter {
  let fonts: Promise<PdfFonts> | undefined;
  return {
    async write(report) {
      fonts ??= readPdfFonts();
      return write(report, await fonts);
    },
  };
}

async function write(report: PdfReport, fonts: PdfFonts): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded on first use, as it takes 30 MB of memory.
  const { PdfDocument } = await import('./pdfDocument');
  const doc = new PdfDocument(report.name, fonts, { layout: 'landscape', margin: PAGE.margin });
  const root = doc.struct('Document');
  doc.addStructure(root);
  drawHeading(doc, root, report);
  if (report.chart) drawChart(doc, root, report.chart);
  await drawTable(doc, root, report);
  root.end();
  numberPages(doc, report);
  return doc.finish();
}

function drawHeading(doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, report: PdfReport): void {
  const { name, type, customer, period, created, owner, rows } = report;
  root.add(
    doc.struct('H1', {}, () => {
      doc
        .font('bold')
        .fontSize(16)
        .fillColor(PAGE.ink)
        .text(name, PAGE.margin, PAGE.margin, { width: PAGE.width, height: 44, ellipsis: '…' });
    }),
  );
  doc.y += PAGE.gap / 4;
  const facts = [
    [type, customer].filter(Boolean).join(', '),
    ...period,
    TEXTS.rows(rows.length),
    owner === null ? TEXTS.created(created) : TEXTS.createdFor(created, owner),
  ];
  root.add(
    doc.struct('P', {}, () => {
      doc.font('regular').fontSize(8.5).fillColor(PAGE.muted).text(facts.join('\n'), { width: PAGE.width, lineGap: 2 });
    }),
  );
  doc.y += PAGE.gap;
}

function numberPages(doc: PDFKit.PDFDocument, { name }: PdfReport): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.font('regular').fontSize(7.5).fillColor(PAGE.muted);
    const y = doc.page.height - PAGE.margin + 8;
    doc.text(name, PAGE.margin, y, { width: PAGE.width / 2, height: 10, ellipsis: '…', lineBreak: false });
    doc.text(TEXTS.page(page - start + 1, count), PAGE.margin + PAGE.width / 2, y, {
      width: PAGE.width / 2,
      align: 'right',
      lineBreak: false,
    });
    doc.endMarkedContent();
  }
}
