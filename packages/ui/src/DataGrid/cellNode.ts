import { FIELD_STROKES, SILHOUETTES } from '../icons/silhouettes';
import type { GridCell } from './gridTypes';

const SVG = 'http://www.w3.org/2000/svg';

/** A recycled cell: its nodes and their current content, so that only differences are written. */
export interface CellNode {
  readonly el: HTMLElement;
  readonly text: Text;
  /** Wraps the content once a look, such as a pill, has needed it. */
  box: HTMLElement | undefined;
  /** Contains the text of cells that have been links. Without an address it is plain text. */
  link: HTMLAnchorElement | undefined;
  lead: Text | undefined;
  unit: Text | undefined;
  icon: SVGPathElement | undefined;
  /** Index among the visible columns; -1 while unused. */
  column: number;
  widthPx: number;
  face: string;
  hint: GridCell['hint'];
  shape: string;
  href: string;
}

let template: HTMLElement | undefined;

export function createCellNode(): CellNode {
  template ??= emptyCell();
  const el = template.cloneNode(true) as HTMLElement;
  return {
    el,
    text: el.firstChild as Text,
    box: undefined,
    link: undefined,
    lead: undefined,
    unit: undefined,
    icon: undefined,
    column: -1,
    widthPx: -1,
    face: '',
    hint: undefined,
    shape: '',
    href: '',
  };
}

function emptyCell(): HTMLElement {
  const el = document.createElement('div');
  el.setAttribute('role', 'gridcell');
  el.tabIndex = -1;
  el.append(document.createTextNode(''));
  return el;
}

/** Writes a cell's content; undefined shows the placeholder of a loading row. */
export function paintCell(node: CellNode, cell: GridCell | undefined, atEnd: boolean): void {
  const face = cell ? faceOf(cell, atEnd) : 'gh-cell loading';
  if (node.face !== face) {
    node.face = face;
    if (cell && !node.box && needsBox(cell)) addBox(node);
    // A single class string instead of data attributes: class rules are looked up by hash, and this runs for every
    // cell.
    node.el.className = face;
  }
  const href = cell?.href ?? '';
  if (node.href !== href) {
    node.href = href;
    if (href) linkOf(node).href = href;
    else node.link?.removeAttribute('href');
  }
  writeText(node.text, cell?.text ?? '');
  if (node.lead || cell?.lead) writeText(leadOf(node), cell?.lead ?? '');
  if (node.unit || cell?.unit) writeText(unitOf(node), cell?.unit ?? '');
  const shape = cell ? shapeOf(cell) : '';
  if (node.shape !== shape) {
    node.shape = shape;
    iconOf(node).setAttribute('d', shape);
  }
  node.hint = cell?.hint;
}

const needsBox = ({ look, state }: GridCell) => look === 'pill' || look === 'solid' || state === 'stale';

/** A plain cell is a single element. Only some looks need a wrapper. */
function addBox(node: CellNode): void {
  node.box = document.createElement('span');
  node.box.className = 'gh-box';
  const content = [...node.el.childNodes].filter((child) => (child as Element).role !== 'checkbox');
  node.el.append(node.box);
  node.box.append(...content);
}

function linkOf(node: CellNode): HTMLAnchorElement {
  if (!node.link) {
    node.link = document.createElement('a');
    node.link.tabIndex = -1;
    node.text.before(node.link);
    if (node.lead?.parentElement) node.link.append(node.lead.parentElement);
    node.link.append(node.text);
  }
  return node.link;
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
  if (cell.tone) return SILHOUETTES[cell.tone];
  return cell.icon ? (FIELD_STROKES.get(cell.icon) ?? '') : '';
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
