import { durationText } from '@gladhand/domain/formats';
import type { ChartLook, ReportChart } from '@gladhand/domain/reports';
import { PAGE, TEXTS } from './look';

const BAR = { height: 8, row: 14, label: 150, value: 150 } as const;

type Doc = PDFKit.PDFDocument;

/** The chart as bars with their values as text, described for screen readers. */
export function drawChart(doc: Doc, root: PDFKit.PDFStructureElement, chart: ReportChart): void {
  const { heading, series, bars, restBars, kind } = chart;
  const text = (value: number) => (kind === 'duration' ? durationText(value) : value.toLocaleString('en-US'));
  const label = (at: number) =>
    restBars > 0 && at === bars.length - 1 ? TEXTS.more(restBars) : bars[at]?.label || '-';
  const values = bars.map((bar) => bar.values.map(text).join(' + '));
  const alt = `${heading}: ${bars.map((_, at) => `${label(at)} ${values[at]}`).join('; ')}`;
  const longest = Math.max(1, ...bars.map((bar) => bar.values.reduce((sum, value) => sum + value, 0)));
  const free = PAGE.width - BAR.label - BAR.value;
  root.add(
    doc.struct('Figure', { alt }, () => {
      const legend = series.length > 1 ? ` (${series.map((one) => one.heading).join(', ')})` : '';
      doc
        .font('bold')
        .fontSize(9)
        .fillColor(PAGE.ink)
        .text(`${heading}${legend}`, PAGE.margin, doc.y, { width: PAGE.width });
      let y = doc.y + 4;
      for (const [at, bar] of bars.entries()) {
        doc.font('regular').fontSize(7.5).fillColor(PAGE.ink);
        doc.text(label(at), PAGE.margin, y, { width: BAR.label - 8, height: 10, ellipsis: '…', align: 'right' });
        let x = PAGE.margin + BAR.label;
        for (const [nth, value] of bar.values.entries()) {
          const width = (free * value) / longest;
          drawPart(doc, series[nth]?.look ?? 'solid', { x, y, width });
          x += width;
        }
        doc.fillColor(PAGE.muted).text(values[at] ?? '', PAGE.margin + BAR.label + free + 8, y, {
          ...{ width: BAR.value - 8, height: 10, ellipsis: '…' },
        });
        y += BAR.row;
      }
      doc.y = y + PAGE.gap;
    }),
  );
}

/** What is only possible has an outline instead of an area. */
function drawPart(doc: Doc, look: ChartLook, { x, y, width }: { x: number; y: number; width: number }): void {
  if (width <= 0) return;
  if (look === 'possible') doc.rect(x, y, width, BAR.height).lineWidth(0.75).strokeColor(PAGE.brand).stroke();
  else doc.rect(x, y, width, BAR.height).fill(look === 'quiet' ? PAGE.quiet : PAGE.brand);
}
