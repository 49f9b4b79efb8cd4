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

/** More elements would make the page slow, so only those in front are kept. */
export const MAX_MARKS = 500;

/** The next marks, with the earlier objects of those that haven't changed. */
export function keptMarks(before: readonly Mark[], next: readonly Mark[], selectedId: string | undefined): Mark[] {
  const byId = new Map(before.map((mark) => [mark.id, mark]));
  const shown = next.length > MAX_MARKS ? inFront(next, selectedId) : next;
  return shown.map((mark) => {
    const old = byId.get(mark.id);
    return old && isSame(old, mark) ? old : mark;
  });
}

function isSame(a: Mark, b: Mark): boolean {
  const looksSame = a.named.key === b.named.key && a.title === b.title && a.text === b.text && a.order === b.order;
  return looksSame && a.lat === b.lat && a.lng === b.lng;
}

function inFront(marks: readonly Mark[], selectedId: string | undefined): Mark[] {
  const rank = ({ id, order }: Mark) => (id === selectedId ? Number.POSITIVE_INFINITY : order);
  return [...marks].sort((a, b) => rank(b) - rank(a)).slice(0, MAX_MARKS);
}
