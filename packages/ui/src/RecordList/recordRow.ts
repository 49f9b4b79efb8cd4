import type { FieldIconName } from '../icons/fieldIcons';
import { FIELD_STROKES, SILHOUETTES } from '../icons/silhouettes';
import type { WindowRow } from '../internal/RowWindow';
import type { Tone } from '../tone';

const SVG = 'http://www.w3.org/2000/svg';
/** Width of a sign and its gap, as in recordListStyles. */
const SIGN_PX = 15;
const SIGN_STEP_PX = 21;
/** Coordinate size of icons. */
const ICON_SIZE = 20;

/** Content of a row of a `RecordList`. */
export interface ListRecord {
  /** Unique in the list. */
  id: string;
  /** Shape and color before the title. */
  tone: Exclude<Tone, 'neutral'>;
  /** The tone as text, for users who can't see the shape. */
  toneWord: string;
  /** The title. */
  title: string;
  /** A number after the title, monospaced. */
  code?: string | undefined;
  /** Muted type after the number: 'Dry Van'. */
  sort?: string | undefined;
  /** Tooltip and description of the row, e.g. a full number that the row abbreviates. */
  hint?: string | undefined;
  /** Age at the end: '3 min'. */
  age: string;
  /** The facts may be out of date. @default false */
  stale?: boolean | undefined;
  /** The second line. */
  facts: string;
  /** Icons at the end of the second line with their meanings. */
  signs: readonly { icon: FieldIconName; label: string }[];
}

/** A recycled row: its nodes and their current content, so that only differences are written. */
export interface RecordRow extends WindowRow {
  readonly sign: SVGSVGElement;
  readonly shape: SVGPathElement;
  readonly title: Text;
  readonly code: Text;
  readonly sort: Text;
  readonly age: Text;
  readonly facts: Text;
  /**
   * All signs of a row in one drawing, because each separate one would need its own layout in every frame of a scroll.
   */
  readonly signs: SVGSVGElement;
  /** The meanings of the signs. */
  signLabels: string;
  /** Tone and text of the shape. */
  shown: string;
  face: string;
  hint: string;
  setSize: number;
  selected: boolean | undefined;
}

/** State of a row besides its record. */
export interface RowState {
  count: number;
  selected: boolean;
  active: boolean;
  /** Name of the shape while the record loads. */
  loading: string;
}

let template: HTMLElement | undefined;
let made = 0;

export function createRecordRow(): RecordRow {
  template ??= emptyRow();
  const el = template.cloneNode(true) as HTMLElement;
  // The list refers to it as its active row.
  el.id = `gh-record-${++made}`;
  const [svg, main, age, facts, signs] = [...el.children] as HTMLElement[];
  const [title, code, sort] = [...(main as HTMLElement).children] as HTMLElement[];
  const textIn = (node: HTMLElement | undefined) => node?.firstChild as Text;
  return {
    el,
    row: -1,
    sign: svg as unknown as SVGSVGElement,
    shape: svg?.firstChild as unknown as SVGPathElement,
    title: textIn(title),
    code: textIn(code),
    sort: textIn(sort),
    age: textIn(age),
    facts: textIn(facts),
    signs: signs as unknown as SVGSVGElement,
    signLabels: '',
    shown: '',
    face: '',
    hint: '',
    setSize: -1,
    selected: undefined,
  };
}

function emptyRow(): HTMLElement {
  const el = document.createElement('div');
  el.setAttribute('role', 'option');
  const shape = drawing('gh-shape');
  shape.setAttribute('viewBox', `0 0 ${ICON_SIZE} ${ICON_SIZE}`);
  shape.append(document.createElementNS(SVG, 'path'));
  const signs = drawing('gh-signs');
  signs.setAttribute('hidden', '');
  const main = document.createElement('div');
  main.append(textBox('strong'), textBox('span', 'gh-code'), textBox('span', 'gh-sort'));
  el.append(shape, main, textBox('span', 'gh-age'), textBox('span', 'gh-facts'), signs);
  return el;
}

function textBox(tag: string, className = ''): HTMLElement {
  const el = document.createElement(tag);
  if (className) el.className = className;
  el.append(document.createTextNode(''));
  return el;
}

function drawing(className: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', className);
  svg.setAttribute('role', 'img');
  return svg;
}

/** Writes a record; undefined shows the placeholder of a loading one. */
export function writeRecord(
  row: RecordRow,
  record: ListRecord | undefined,
  { count, selected, active, loading }: RowState,
): void {
  const tone = record?.tone ?? '';
  const toneLabel = record?.toneWord ?? loading;
  const face = `gh-record ${record ? tone : 'waits'}${selected ? ' chosen' : ''}${active ? ' active' : ''}${record?.stale ? ' stale' : ''}`;
  if (row.face !== face) {
    row.face = face;
    row.el.className = face;
    if (record) row.el.removeAttribute('aria-busy');
    else row.el.setAttribute('aria-busy', 'true');
  }
  const shown = `${tone} ${toneLabel}`;
  if (row.shown !== shown) {
    row.shown = shown;
    row.sign.setAttribute('aria-label', toneLabel);
    row.shape.setAttribute('d', record ? SILHOUETTES[record.tone] : '');
  }
  if (row.selected !== selected) {
    row.selected = selected;
    row.el.setAttribute('aria-selected', String(selected));
  }
  if (row.setSize !== count) {
    row.setSize = count;
    row.el.setAttribute('aria-setsize', String(count));
  }
  const hint = record?.hint ?? '';
  if (row.hint !== hint) {
    row.hint = hint;
    if (hint) row.el.title = hint;
    else row.el.removeAttribute('title');
  }
  row.el.setAttribute('aria-posinset', String(row.row + 1));
  writeText(row.title, record?.title ?? '');
  writeText(row.code, record?.code ?? '');
  writeText(row.sort, record?.sort ?? '');
  writeText(row.age, record?.age ?? '');
  writeText(row.facts, record?.facts ?? '');
  writeSigns(row, record?.signs ?? []);
}

function writeText(node: Text, value: string): void {
  if (node.data !== value) node.data = value;
}

function writeSigns(row: RecordRow, signs: ListRecord['signs']): void {
  const signLabels = signs.map(({ label }) => label).join(', ');
  if (row.signLabels === signLabels) return;
  row.signLabels = signLabels;
  const { signs: svg } = row;
  svg.setAttribute('aria-label', signLabels);
  svg.toggleAttribute('hidden', signs.length === 0);
  svg.style.inlineSize = `${signs.length * SIGN_STEP_PX - (SIGN_STEP_PX - SIGN_PX)}px`;
  while (svg.children.length < signs.length) addSign(svg);
  for (let k = 0; k < svg.children.length; k++) {
    const sign = signs[k];
    svg.children[k]?.setAttribute('d', (sign && FIELD_STROKES.get(sign.icon)) ?? '');
  }
}

function addSign(svg: SVGSVGElement): void {
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('transform', `translate(${svg.children.length * SIGN_STEP_PX}) scale(${SIGN_PX / ICON_SIZE})`);
  svg.append(path);
}
