/// <reference types="google.maps" />
import type { MapPalette } from '../mapPalette';
import type { MarkPicture } from '../markerShapes';

/** A mark to stand on the map: where, and which picture. */
export interface Mark {
  id: string;
  lat: number;
  lng: number;
  named: { key: string; picture: MarkPicture };
  /** What assistive technology calls it. */
  title: string;
  /** Written in the middle of it. */
  text?: string | undefined;
  /** The more, the further in front. */
  order: number;
}

export interface MarkPool {
  show: (marks: readonly Mark[]) => void;
  /** Names this one on the map; undefined: none. */
  select: (selected: { id: string; label: string } | undefined) => void;
  /** Draws all pictures again. */
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

interface Standing {
  marker: google.maps.marker.AdvancedMarkerElement;
  content: HTMLElement;
  mark: Mark;
}

/** More elements than this make a page slow; what is in front stays. */
export const MARKS_AT_MOST = 500;

/** Elements on a Google map, kept by id: one that moves is moved, never made anew. */
export function createMarkPool({ map, Marker, palette, onMark, onHover }: MarkPoolOptions): MarkPool {
  const standing = new Map<string, Standing>();
  let selected: { id: string; label: string } | undefined;

  function paint({ content, mark, marker }: Standing): void {
    const isSelected = mark.id === selected?.id;
    content.replaceChildren(
      canvasOf(mark.named.picture, palette()),
      ...(mark.text ? [textOf(mark.text, palette())] : []),
      ...(isSelected ? [labelOf(selected?.label ?? '', palette())] : []),
    );
    content.style.boxShadow = isSelected ? `0 0 0 2px ${palette().selected}` : '';
    marker.zIndex = isSelected ? 1_000 : mark.order;
  }

  function stand(mark: Mark): Standing {
    const content = document.createElement('div');
    content.dataset.mark = mark.id;
    // Google stands the bottom of an element on the place; these have it in their middle
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

  function end(id: string, { marker }: Standing): void {
    marker.map = null;
    standing.delete(id);
  }

  return {
    show(marks) {
      const shown = marks.length > MARKS_AT_MOST ? inFront(marks, selected?.id) : marks;
      const kept = new Set(shown.map(({ id }) => id));
      for (const [id, one] of standing) if (!kept.has(id)) end(id, one);
      for (const mark of shown) {
        const one = standing.get(mark.id);
        if (!one) {
          standing.set(mark.id, stand(mark));
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
      const before = selected && standing.get(selected.id);
      selected = next;
      if (before) paint(before);
      const after = next && standing.get(next.id);
      if (after) paint(after);
    },
    redraw() {
      for (const one of standing.values()) paint(one);
    },
    clear() {
      for (const [id, one] of standing) end(id, one);
    },
  };
}

function inFront(marks: readonly Mark[], selectedId: string | undefined): Mark[] {
  const rank = ({ id, order }: Mark) => (id === selectedId ? Number.POSITIVE_INFINITY : order);
  return [...marks].sort((a, b) => rank(b) - rank(a)).slice(0, MARKS_AT_MOST);
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
