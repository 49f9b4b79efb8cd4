import { useLayoutEffect, useState } from 'react';
import { usePortalHost } from '../ThemeScope/portalHost';

/** Whether the text around an element is right-to-left. */
export function isRtl(element: Element | null): boolean {
  return element !== null && getComputedStyle(element).direction === 'rtl';
}

/** Text direction around a component, for Radix, whose default is left-to-right. */
export function useDirection(): 'ltr' | 'rtl' {
  const host = usePortalHost();
  const [rtl, setRtl] = useState(false);
  // Without dependencies, because no event reports a changed direction of an ancestor.
  useLayoutEffect(() => setRtl(isRtl(host ?? document.documentElement)));
  return rtl ? 'rtl' : 'ltr';
}
