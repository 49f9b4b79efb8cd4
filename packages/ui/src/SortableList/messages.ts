import { defineMessages } from '../locale/messages';
/** Texts of a `SortableList` that a host can replace. */
export interface SortableListTexts {
  /** Name of the handle. */
  grip: (label: string) => string;
  /** Name of the button that moves it toward the start. */
  moveUp: (label: string) => string;
  /** Name of the button that moves it toward the end. */
  moveDown: (label: string) => string;
  /** Announced when an item has moved. */
  moved: (label: string, place: number, count: number) => string;
  /** Announced when an item is picked up by keyboard. */
  pickedUp: (label: string, place: number, count: number) => string;
  /** Announced when a picked-up item is dropped. */
  dropped: (label: string, place: number, count: number) => string;
  /** Announced when a picked-up item returns to its position. */
  canceled: (label: string, place: number, count: number) => string;
}

export const SORTABLE_MESSAGES = defineMessages<SortableListTexts>('sortable', {
  grip: (label) => `Reorder ${label}`,
  moveUp: (label) => `Move ${label} up`,
  moveDown: (label) => `Move ${label} down`,
  moved: (label, place, count) => `${label}, ${place} of ${count}`,
  pickedUp: (label, place, count) =>
    `${label} picked up, ${place} of ${count}. Arrow keys move it, Space drops it, Escape puts it back.`,
  dropped: (label, place, count) => `${label} dropped, ${place} of ${count}`,
  canceled: (label, place, count) => `${label} put back, ${place} of ${count}`,
});
