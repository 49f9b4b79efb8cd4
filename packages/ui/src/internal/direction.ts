import { useLayoutEffect, useState } from 'react';
import { usePortalHost } from '../ThemeScope/portalHost';

/** Whether the text around an element runs from right to left. */
export function isRtl(element: Element | null): boolean {
  return element !== null && getComputedStyle(element).direction === 'rtl';
}

/** The direction of the text around a component, for what Radix draws: it takes left to right for granted. */
export function useDirection(): 'ltr' | 'rtl' {
  const host = usePortalHost();
  const [rtl, setRtl] = useState(false);
  // without a list: nothing tells of a direction that was changed above
  useLayoutEffect(() => setRtl(isRtl(host ?? document.documentElement)));
  return rtl ? 'rtl' : 'ltr';
}
