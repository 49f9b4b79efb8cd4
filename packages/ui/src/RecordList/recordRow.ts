import type { FieldIconName } from '../icons/fieldIcons';
import { FIELD_STROKES, SILHOUETTES } from '../icons/silhouettes';
import type { WindowRow } from '../internal/RowWindow';
import type { Tone } from '../tone';

const SVG = 'http://www.w3.org/2000/svg';
/** A sign's width, and the way from one to the next; recordListStyles draws them that wide. */
const SIGN_PX = 15;
const SIGN_STEP_PX = 21;
/** What icons are drawn in. */
const ICON_SIZE = 20;

/** What stands in a row of a `RecordList`. */
export interface ListRecord {
  /** Unique in the list. */
  id: string;
  /** Shape and colour before the name. */
  tone: Exclude<Tone, 'neutral'>;
  /** The tone in a word, for those who do not see the shape. */
  toneWord: string;
  /** Its name. */
  title: string;
  /** A number after the name, in the face of codes. */
  code?: string | undefined;
  /** What sort of thing it is, in a quiet face after the number: 'Dry Van'. */
  sort?: string | undefined;
  /** What the row leaves out, as its tooltip and its description: a number in full of which the end is shown. */
  hint?: string | undefined;
  /** How old it is, at the end: '3 min'. */
  age: string;
  /** It is so old that its facts may no longer hold. @default false */
  stale?: boolean | undefined;
  /** The second line. */
  facts: string;
  /** Signs at the end of the second line, each with what it says. */
  signs: readonly { icon: FieldIconName; label: string }[];
}

/** A recycled row: its nodes, and what stands in them, so that only differences are written. */
export interface RecordRow extends WindowRow {
  readonly sign: SVGSVGElement;
  readonly shape: SVGPathElement;
  readonly title: Text;
  readonly code: Text;
  readonly sort: Text;
  readonly age: Text;
  readonly facts: Text;
  /** All signs of a row in one drawing: each of its own would be laid out by itself in every frame of a scroll. */
  readonly signs: SVGSVGElement;
  /** What the signs say. */
  said: string;
  /** Tone and word of the shape. */
  shown: string;
  face: string;
  hint: string;
  setSize: number;
  selected: boolean | undefined;
}

/** What a row is drawn with, beside its record. */
export interface RowState {
  count: number;
  selected: boolean;
  active: boolean;
}

let template: HTMLElement | undefined;
let made = 0;

export function createRecordRow(): RecordRow {
  template ??= emptyRow();
  const el = template.cloneNode(true) as HTMLElement;
  // what the list names as its active row
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
    said: '',
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

/** Writes a record; undefined draws the placeholder of one that is on its way. */
export function writeRecord(
  row: RecordRow,
  record: ListRecord | undefined,
  { count, selected, active }: RowState,
): void {
  const tone = record?.tone ?? '';
  const said = record?.toneWord ?? 'Loading';
  const face = `gh-record ${record ? tone : 'waits'}${selected ? ' chosen' : ''}${active ? ' active' : ''}${record?.stale ? ' stale' : ''}`;
  if (row.face !== face) {
    row.face = face;
    row.el.className = face;
    if (record) row.el.removeAttribute('aria-busy');
    else row.el.setAttribute('aria-busy', 'true');
  }
  const shown = `${tone} ${said}`;
  if (row.shown !== shown) {
    row.shown = shown;
    row.sign.setAttribute('aria-label', said);
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
  const said = signs.map(({ label }) => label).join(', ');
  if (row.said === said) return;
  row.said = said;
  const { signs: svg } = row;
  svg.setAttribute('aria-label', said);
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
