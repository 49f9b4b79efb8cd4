import type { GridCellTone } from '@gladhand/ui/grid';
import { type FloorCell, floor } from './floor';

const SVG = 'http://www.w3.org/2000/svg';
const SHAPES = {
  critical: 'M6.2 1h7.6L19 6.2v7.6L13.8 19H6.2L1 13.8V6.2z',
  caution: 'M10 1.6L19.4 18.2H.6z',
  good: 'M10 1.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17z',
  unknown: 'M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14z',
};

const LOOKS = `
.code { font: 500 12px monospace; line-height: inherit }
.strong { font-weight: 600 }
.missing, .unknown, .floor i { color: #667 }
.floor i { font-style: normal }
.floor svg { width: 12px; height: 12px; margin-right: 6px; vertical-align: -1.5px }
.good svg { fill: green }
.caution { color: #850; font-weight: 500 }
.caution svg { fill: orange }
.critical { color: #a00; font-weight: 500 }
.critical svg { fill: red }
.unknown svg { fill: none; stroke: #889; stroke-width: 2.2 }
.pill b { padding: 1px 7px; border: 1px solid #aab; border-radius: 9px; font-weight: 500 }
`;

/** The floor of our limits: the same cells, that is text, lead, unit, mark, pill and tone, in nodes made when needed. */
export const peer = floor((): FloorCell => {
  const el = document.createElement('div');
  const text = document.createTextNode('');
  el.append(text);
  let lead: HTMLElement | undefined;
  let unit: HTMLElement | undefined;
  let mark: SVGPathElement | undefined;
  let pill: HTMLElement | undefined;
  let face = '';
  let tone: GridCellTone | undefined;
  return {
    el,
    write(row, column) {
      const cell = row.cells[column];
      if (!cell) return;
      const next = `floor ${cell.look ?? ''} ${cell.tone ?? ''} ${cell.state ?? ''}`;
      if (face !== next) {
        face = next;
        el.className = next;
      }
      if (text.data !== cell.text) text.data = cell.text;
      if (cell.look === 'pill' && !pill) {
        pill = document.createElement('b');
        pill.append(...el.childNodes);
        el.append(pill);
      }
      if (cell.lead || lead) {
        lead ??= quiet((node) => text.before(node));
        lead.textContent = cell.lead ?? '';
      }
      if (cell.unit || unit) {
        unit ??= quiet((node) => text.after(node));
        unit.textContent = cell.unit ?? '';
      }
      if (cell.tone === tone) return;
      mark ??= shape((node) => text.before(node));
      if (!tone || !cell.tone) mark.parentElement?.setAttribute('display', cell.tone ? 'inline' : 'none');
      tone = cell.tone;
      if (tone) mark.setAttribute('d', SHAPES[tone]);
    },
  };
});

const style = document.createElement('style');
style.textContent = LOOKS;
document.head.append(style);

function quiet(place: (node: HTMLElement) => void): HTMLElement {
  const node = document.createElement('i');
  place(node);
  return node;
}

function shape(place: (node: Element) => void): SVGPathElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 20 20');
  const path = document.createElementNS(SVG, 'path');
  svg.append(path);
  place(svg);
  return path;
}
