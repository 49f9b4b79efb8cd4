import type { ControlChoice, ControlCounts, ControlFilter } from '@gladhand/domain';
import { createContext, useContext } from 'react';

/** What every number of the dashboard needs. */
export interface ControlState {
  filter: ControlFilter;
  counts: ControlCounts;
  /** The list of trailers is open. */
  listed: boolean;
  /** A number was clicked; `pressed`: it was chosen already. */
  onChoose: (choice: ControlChoice, pressed: boolean) => void;
}

/** Shared by the numbers of one Fleet Control. */
export const ControlContext = createContext<ControlState | undefined>(undefined);

/** The state around a number. */
export function useControl(): ControlState {
  const state = useContext(ControlContext);
  if (!state) throw new Error('[fleet-widgets] A number of Fleet Control stands outside of it, so it leads nowhere.');
  return state;
}
