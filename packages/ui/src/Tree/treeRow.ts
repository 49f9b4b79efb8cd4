import type { IconPath } from '../icons/fieldIcons';
import type { WindowRow } from '../internal/RowWindow';
import { moveMark } from './searchMark';
import type { TreeSelection } from './treeSelection';
import { NONE } from './treeTypes';
import type { TreeView } from './treeView';

const START_PX = 4;
const INDENT_PX = 20;
const SVG = 'http://www.w3.org/2000/svg';

/** State of the rows besides their nodes. */
export interface TreeModel {
  view: TreeView;
  /** Undefined without checkboxes. */
  selection: TreeSelection | undefined;
  /** Undefined if nothing can be selected. */
  selected: number | undefined;
  disabled: boolean;
  /** Children that are loading or couldn't be loaded, by the id of their parent. */
  loads: ReadonlyMap<string, 'loading' | 'failed'>;
  failedText: string;
  formatCount: (count: number) => string;
}

/** The DOM nodes of a row and their current content, so that only differences are written. */
export interface LabelNodes {
  /** The element whose padding is the indentation. */
  readonly indentEl: HTMLElement;
  readonly boxEl: HTMLElement;
  box: string;
  readonly label: Text;
  readonly count: Text;
  readonly countEl: HTMLElement;
  mark: StaticRange | undefined;
  icon: SVGPathElement | undefined;
  iconOf: readonly IconPath[] | undefined;
}

export interface TreeRow extends WindowRow, LabelNodes {
  face: string;
  level: number;
  place: number;
  setSize: number;
  expanded: string;
  checked: string;
  selected: string;
  disabled: string;
  busy: string;
}

export function createRow(): TreeRow {
  const el = document.createElement('div');
  el.setAttribute('role', 'treeitem');
  el.tabIndex = -1;
  const state = { level: 0, place: 0, setSize: 0, face: '', expanded: '', checked: '', selected: '', disabled: '' };
  return { el, row: NONE, busy: '', ...state, ...createLabel(el) };
}

function createLabel(into: HTMLElement): LabelNodes {
  template ??= labelTemplate();
  const made = template.cloneNode(true);
  const [, boxEl, labelEl, , countEl] = [...made.childNodes] as HTMLElement[];
  into.append(made);
  return {
    indentEl: into,
    boxEl: boxEl as HTMLElement,
    box: BOX.off,
    label: labelEl?.firstChild as Text,
    count: countEl?.firstChild as Text,
    countEl: countEl as HTMLElement,
    mark: undefined,
    icon: undefined,
    iconOf: undefined,
  };
}

let template: DocumentFragment | undefined;

/** Toggle, checkbox, label, space and count: cloned, because creating them one by one takes longer. */
function labelTemplate(): DocumentFragment {
  const fragment = document.createDocumentFragment();
  const twist = document.createElement('i');
  twist.className = 'gh-twist';
  const box = document.createElement('i');
  box.className = BOX.off;
  const label = document.createElement('span');
  label.className = 'gh-label';
  const count = document.createElement('span');
  count.className = 'gh-count';
  count.hidden = true;
  for (const el of [label, count]) el.append(document.createTextNode(''));
  // The space separates label and count in the accessible name.
  fragment.append(twist, box, label, ' ', count);
  return fragment;
}

export function writeRow(row: TreeRow, i: number, model: TreeModel): void {
  const { view, selection, selected } = model;
  const { index } = view;
  const node = index.nodes[i];
  if (!node) return;
  const branch = view.isBranch(i);
  const open = branch && view.isOpen(i);
  const checked = selection?.stateAt(i);
  const locked = model.disabled || index.locked[i] === 1;
  const load = model.loads.size > 0 ? model.loads.get(node.id) : undefined;

  // A single class string: class rules are looked up by hash, and this runs for every row that scrolls in.
  let face = 'gh-node';
  if (branch) face += open ? ' branch open' : ' branch';
  if (locked) face += ' locked';
  if (selected === i) face += ' chosen';
  if (load) face += ` ${load}`;
  if (row.face !== face) {
    row.face = face;
    row.el.className = face;
  }

  // On the checkbox itself, so that toggling all rows doesn't affect the styles of the rows.
  const box = checked ? BOX[checked] : BOX.off;
  if (row.box !== box) {
    row.box = box;
    row.boxEl.className = box;
  }

  const level = (index.depth[i] as number) + 1;
  if (row.level !== level) {
    row.level = level;
    row.el.setAttribute('aria-level', String(level));
    row.indentEl.style.paddingInlineStart = `${START_PX + INDENT_PX * (level - 1)}px`;
  }
  const place = view.placeInSet(i);
  if (row.place !== place) {
    row.place = place;
    row.el.setAttribute('aria-posinset', String(place));
  }
  const setSize = view.setSize(i);
  if (row.setSize !== setSize) {
    row.setSize = setSize;
    row.el.setAttribute('aria-setsize', String(setSize));
  }
  writeState(row, 'expanded', branch ? String(open) : '');
  writeState(row, 'checked', checked ? CHECKED[checked] : '');
  writeState(row, 'selected', selected === undefined ? '' : String(selected === i));
  writeState(row, 'disabled', locked ? 'true' : '');
  writeState(row, 'busy', load === 'loading' ? 'true' : '');

  writeLabel(row, node.label, view, i);
  writeIcon(row, node.icon);
  const count = load === 'failed' ? model.failedText : node.count === undefined ? '' : model.formatCount(node.count);
  if (row.count.data !== count) {
    row.count.data = count;
    row.countEl.hidden = count === '';
  }
}

const BOX = { off: 'gh-check', on: 'gh-check on', mixed: 'gh-check mixed' } as const;
const CHECKED = { off: 'false', on: 'true', mixed: 'mixed' } as const;

function writeState(
  row: TreeRow,
  name: 'expanded' | 'checked' | 'selected' | 'disabled' | 'busy',
  value: string,
): void {
  if (row[name] === value) return;
  row[name] = value;
  if (value) row.el.setAttribute(`aria-${name}`, value);
  else row.el.removeAttribute(`aria-${name}`);
}

function writeLabel(nodes: LabelNodes, label: string, view: TreeView, i: number): void {
  const changed = nodes.label.data !== label;
  if (changed) nodes.label.data = label;
  const from = view.isMatch(i) ? (view.index.lowered[i] as string).indexOf(view.query) : NONE;
  if (from < 0 && !nodes.mark) return;
  const to = from + view.query.length;
  if (!changed && nodes.mark?.startOffset === from && nodes.mark.endOffset === to) return;
  nodes.mark = moveMark(nodes.mark, nodes.label, from, to);
}

/** Removes what a row has left outside of itself. */
export function forgetRow(row: LabelNodes): void {
  row.mark = moveMark(row.mark, row.label, NONE, NONE);
}

function writeIcon(nodes: LabelNodes, icon: readonly IconPath[] | undefined): void {
  if (nodes.iconOf === icon) return;
  nodes.iconOf = icon;
  if (!nodes.icon) {
    const svg = document.createElementNS(SVG, 'svg');
    svg.setAttribute('viewBox', '0 0 20 20');
    svg.setAttribute('aria-hidden', 'true');
    svg.setAttribute('class', 'gh-icon');
    nodes.icon = document.createElementNS(SVG, 'path');
    svg.append(nodes.icon);
    nodes.label.parentElement?.before(svg);
  }
  nodes.icon.ownerSVGElement?.toggleAttribute('hidden', !icon);
  nodes.icon.setAttribute('d', icon?.map(({ d }) => d).join('') ?? '');
}
