import { createContext, useContext } from 'react';

export const PortalHostContext = createContext<HTMLElement | null>(null);
/** The scope's own host, even inside a dialog that has one for its overlays. */
export const ScopeHostContext = createContext<HTMLElement | null>(null);

/** The element inside the nearest `ThemeScope` for overlays: pass it as `container` of a portal. */
export function usePortalHost(): HTMLElement | null {
  return useContext(PortalHostContext);
}
