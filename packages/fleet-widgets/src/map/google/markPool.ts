/// <reference types="google.maps" />
import type { MapPalette } from '../mapPalette';
import type { MarkPicture } from '../markerShapes';

/** A marker as an element: its position and its picture. */
export interface Mark {
  id: string;
  lat: number;
  lng: number;
  named: { key: string; picture: MarkPicture };
  /** Its name for assistive technology. */
  title: string;
  /** A text in its center. */
  text?: string | undefined;
  /** A higher number is further in front. */
  order: number;
}

export interface MarkPool {
  show: (marks: readonly Mark[]) => void;
  /** Highlights one mark and shows its label; undefined: none. */
  select: (selected: { id: string; label: string } | undefined) => void;
  /** Draws all pictures again, in the current colors. */
  redraw: () => void;
  clear: () => void;
}

export interface MarkPoolOptions {
  map: google.maps.Map;
  Marker: typeof google.maps.marker.AdvancedMarkerElement;
  palette: () => MapPalette;
  onMark?: ((id: string) => void) | undefined;
  onHover?: ((id: string | undefined, element: HTMLElement) => void) | undefined;
}

interface PlacedMark {
  marker: google.maps.marker.AdvancedMarkerElement;
  content: HTMLElement;
  mark: Mark;
}

/** More elements would make the page slow, so only those in front are kept. */
export const MAX_MARKS = 500;

/** Elements on a Google map by id. An element is moved when its position changes, never created again. */
export function createMarkPool({ map, Marker, palette, onMark, onHover }: MarkPoolOptions): MarkPool {
  const placed = new Map<string, PlacedMark>();
  let selected: { id: string; label: string } | undefined;

  function paint({ content, mark, marker }: PlacedMark): void {
    const isSelected = mark.id === selected?.id;
    content.replaceChildren(
      canvasOf(mark.named.picture, palette()),
      ...(mark.text ? [textOf(mark.text, palette())] : []),
      ...(isSelected ? [labelOf(selected?.label ?? '', palette())] : []),
    );
    content.style.boxShadow = isSelected ? `0 0 0 2px ${palette().selected}` : '';
    marker.zIndex = isSelected ? 1_000 : mark.order;
  }

  function place(mark: Mark): PlacedMark {
    const content = document.createElement('div');
    content.dataset.mark = mark.id;
    // Google puts the bottom edge of an element at its position; marks are centered there.
    Object.assign(content.style, { position: 'relative', display: 'grid', borderRadius: '50%', translate: '0 50%' });
    const marker = new Marker({
      map,
      content,
      position: { lat: mark.lat, lng: mark.lng },
      title: mark.title,
      gmpClickable: onMark !== undefined,
    });
    if (onMark) marker.addEventListener('gmp-click', () => onMark(mark.id));
    if (onHover) {
      content.addEventListener('pointerenter', () => onHover(mark.id, content));
      content.addEventListener('pointerleave', () => onHover(undefined, content));
    }
    const made = { marker, content, mark };
    paint(made);
    return made;
  }

  function end(id: string, { marker }: PlacedMark): void {
    marker.map = null;
    placed.delete(id);
  }

  return {
    show(marks) {
      const shown = marks.length > MAX_MARKS ? inFront(marks, selected?.id) : marks;
      const kept = new Set(shown.map(({ id }) => id));
      for (const [id, one] of placed) if (!kept.has(id)) end(id, one);
      for (const mark of shown) {
        const one = placed.get(mark.id);
        if (!one) {
          placed.set(mark.id, place(mark));
          continue;
        }
        const { lat, lng, named, text, order, title } = one.mark;
        one.mark = mark;
        if (lat !== mark.lat || lng !== mark.lng) one.marker.position = { lat: mark.lat, lng: mark.lng };
        if (title !== mark.title) one.marker.title = mark.title;
        if (named.key !== mark.named.key || text !== mark.text || order !== mark.order) paint(one);
      }
    },
    select(next) {
      const before = selected && placed.get(selected.id);
      selected = next;
      if (before) paint(before);
      const after = next && placed.get(next.id);
      if (after) paint(after);
    },
    redraw() {
      for (const one of placed.values()) paint(one);
    },
    clear() {
      for (const [id, one] of placed) end(id, one);
    },
  };
}

function inFront(marks: readonly Mark[], selectedId: string | undefined): Mark[] {
  const rank = ({ id, order }: Mark) => (id === selectedId ? Number.POSITIVE_INFINITY : order);
  return [...marks].sort((a, b) => rank(b) - rank(a)).slice(0, MAX_MARKS);
}

function canvasOf({ widthPx, draw }: MarkPicture, palette: MapPalette): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const ratio = Math.max(2, Math.ceil(globalThis.devicePixelRatio ?? 1));
  canvas.width = canvas.height = widthPx * ratio;
  Object.assign(canvas.style, { inlineSize: `${widthPx}px`, blockSize: `${widthPx}px`, gridArea: '1 / 1' });
  const context = canvas.getContext('2d');
  if (context) {
    context.scale(ratio, ratio);
    context.translate(widthPx / 2, widthPx / 2);
    draw(context, palette);
  }
  return canvas;
}

const FONT = '600 11.5px/1 var(--gh-font-sans)';

function textOf(text: string, palette: MapPalette): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  Object.assign(element.style, { gridArea: '1 / 1', placeSelf: 'center', font: FONT, color: palette.text });
  return element;
}

function labelOf(label: string, palette: MapPalette): HTMLElement {
  const element = document.createElement('span');
  element.textContent = label;
  Object.assign(element.style, {
    position: 'absolute',
    insetBlockEnd: '100%',
    left: '50%',
    translate: '-50% 0',
    padding: '2px 4px',
    borderRadius: '4px',
    font: '600 13px/1.2 var(--gh-font-sans)',
    whiteSpace: 'nowrap',
    color: palette.text,
    background: palette.casing,
  });
  return element;
}
