import type { ControlChoice, ControlCounts, ControlFilter } from '@gladhand/domain/control';
import { createContext, useContext } from 'react';

/** What every count button needs. */
export interface ControlState {
  filter: ControlFilter;
  counts: ControlCounts;
  /** True while the list of trailers is open. */
  listed: boolean;
  /** A count was clicked. `pressed`: it was already selected. */
  onChoose: (choice: ControlChoice, pressed: boolean) => void;
}

/** Shared by all counts of one Fleet Control. */
export const ControlContext = createContext<ControlState | undefined>(undefined);

/** The state of the surrounding Fleet Control. */
export function useControl(): ControlState {
  const state = useContext(ControlContext);
  if (!state) throw new Error('[fleet-widgets] A number of Fleet Control stands outside of it, so it leads nowhere.');
  return state;
}
