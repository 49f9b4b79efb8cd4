import { fieldIcons } from '../icons/fieldIcons';
import type { GridCell, GridCellTone } from './gridTypes';

const SVG = 'http://www.w3.org/2000/svg';

/** Silhouettes on a 20 grid with their sign cut out, so that they need no second colour: octagon, triangle, disc, ring. */
const SHAPES: Record<GridCellTone, string> = {
  critical: 'M6.2 1h7.6L19 6.2v7.6L13.8 19H6.2L1 13.8V6.2zM8.8 4.6v6.8h2.4V4.6zM8.7 13.2v2.5h2.6v-2.5z',
  caution: 'M10 1.6L19.4 18.2H.6zM8.9 7.2v5.4h2.2V7.2zM8.8 14v2.3h2.4V14z',
  good: 'M10 1.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17zM5.2 10.4l1.6-1.7 2.2 2.1 4.3-4.9 1.7 1.5-5.9 6.7z',
  unknown: 'M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14z',
};

const STROKES = new Map<string, string>(
  Object.entries(fieldIcons).map(([name, paths]) => [name, paths.map(({ d }) => d).join('')]),
);

/** A recycled cell: its nodes, and what stands in them now, so that only differences are written. */
export interface CellNode {
  readonly el: HTMLElement;
  readonly text: Text;
  /** Stands around the content once a look has needed a box of its own, such as a pill. */
  box: HTMLElement | undefined;
  lead: Text | undefined;
  unit: Text | undefined;
  icon: SVGPathElement | undefined;
  /** Index of the column among the visible ones; -1 while unused. */
  column: number;
  widthPx: number;
  face: string;
  hint: string;
  shape: string;
}

let template: HTMLElement | undefined;

export function createCellNode(): CellNode {
  template ??= emptyCell();
  const el = template.cloneNode(true) as HTMLElement;
  return {
    el,
    text: el.firstChild as Text,
    box: undefined,
    lead: undefined,
    unit: undefined,
    icon: undefined,
    column: -1,
    widthPx: -1,
    face: '',
    hint: '',
    shape: '',
  };
}

function emptyCell(): HTMLElement {
  const el = document.createElement('div');
  el.setAttribute('role', 'gridcell');
  el.tabIndex = -1;
  el.append(document.createTextNode(''));
  return el;
}

/** Writes a cell's content; undefined draws the placeholder of a row that is still loading. */
export function paintCell(node: CellNode, cell: GridCell | undefined, atEnd: boolean): void {
  const face = cell ? faceOf(cell, atEnd) : 'gh-cell loading';
  if (node.face !== face) {
    node.face = face;
    if (cell && !node.box && needsBox(cell)) addBox(node);
    // One class string instead of data attributes: class rules are looked up by hash, and this runs for every cell.
    node.el.className = face;
  }
  writeText(node.text, cell?.text ?? '');
  if (node.lead || cell?.lead) writeText(leadOf(node), cell?.lead ?? '');
  if (node.unit || cell?.unit) writeText(unitOf(node), cell?.unit ?? '');
  const shape = cell ? shapeOf(cell) : '';
  if (node.shape !== shape) {
    node.shape = shape;
    iconOf(node).setAttribute('d', shape);
  }
  node.hint = cell?.hint ?? '';
}

const needsBox = ({ look, state }: GridCell) => look === 'pill' || look === 'solid' || state === 'stale';

/** A plain cell is one text in one element; only some looks pay for a box around it. */
function addBox(node: CellNode): void {
  node.box = document.createElement('span');
  node.box.className = 'gh-box';
  const content = [...node.el.childNodes].filter((child) => (child as Element).role !== 'checkbox');
  node.el.append(node.box);
  node.box.append(...content);
}

function faceOf(cell: GridCell, atEnd: boolean): string {
  let face = 'gh-cell';
  if (atEnd) face += ' end';
  if (cell.look && cell.look !== 'plain') face += ` ${cell.look}`;
  if (cell.tone) face += ` ${cell.tone}`;
  else if (cell.icon) face += ' icon';
  if (cell.state && cell.state !== 'fresh') face += ` ${cell.state}`;
  return face;
}

function shapeOf(cell: GridCell): string {
  if (cell.tone) return SHAPES[cell.tone];
  return cell.icon ? (STROKES.get(cell.icon) ?? '') : '';
}

function writeText(node: Text, value: string): void {
  if (node.data !== value) node.data = value;
}

function leadOf(node: CellNode): Text {
  node.lead ??= quietSpan((span) => node.text.before(span));
  return node.lead;
}

function unitOf(node: CellNode): Text {
  node.unit ??= quietSpan((span) => node.text.after(span));
  return node.unit;
}

function quietSpan(place: (span: HTMLElement) => void): Text {
  const span = document.createElement('i');
  const text = document.createTextNode('');
  span.append(text);
  place(span);
  return text;
}

function iconOf(node: CellNode): SVGPathElement {
  if (!node.icon) {
    const svg = document.createElementNS(SVG, 'svg');
    svg.setAttribute('viewBox', '0 0 20 20');
    svg.setAttribute('aria-hidden', 'true');
    node.icon = document.createElementNS(SVG, 'path');
    svg.append(node.icon);
    (node.lead?.parentElement ?? node.text).before(svg);
  }
  return node.icon;
}
