import { createContext, useContext } from 'react';
import type { DataGridHeadProps } from './dataGridHeadProps';
import type { DropSide } from './gridLayout';
import type { GridLayout } from './gridTypes';

/** State of the header. Components that read it render with each change, so only an open menu does. */
export const HeadContext = createContext<DataGridHeadProps<never> | undefined>(undefined);

/** Actions of header cells. The object never changes, so cells don't render because of it. */
export interface HeadCommands {
  changeLayout: (change: (layout: GridLayout) => GridLayout) => void;
  /** Ascending first, then descending. */
  toggleSort: (columnId: string) => void;
  /** Moves a column to a side of a visible one, and pins or unpins it like that one. */
  moveColumn: (id: string, targetId: string, side: DropSide) => void;
  /** Whether that would change anything. */
  canMove: (id: string, targetId: string, side: DropSide) => boolean;
  /** Shows where a dragged column would go: the x coordinate in the window, in CSS pixels; undefined hides it. */
  showDrop: (clientX: number | undefined) => void;
}

export const HeadCommandsContext = createContext<HeadCommands | undefined>(undefined);

export const useHead = () => required(useContext(HeadContext));
export const useHeadCommands = () => required(useContext(HeadCommandsContext));

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('[ui] A header cell was drawn outside its DataGrid.');
  return value;
}
