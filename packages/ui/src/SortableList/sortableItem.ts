/** One item of a `SortableList`. */
export interface SortableItem {
  /** Unique in the list. */
  id: string;
  /** Its name in announcements and buttons. */
  label: string;
  /** Keeps its position; the others move around it. @default false */
  disabled?: boolean | undefined;
}
