import { createContext, useContext } from 'react';

export const PortalHostContext = createContext<HTMLElement | null>(null);
/** The scope's own host, also inside of a dialog that has one for what opens in it. */
export const ScopeHostContext = createContext<HTMLElement | null>(null);

/** The element inside the nearest `ThemeScope` for what floats: pass it as `container` of a portal. */
export function usePortalHost(): HTMLElement | null {
  return useContext(PortalHostContext);
}
