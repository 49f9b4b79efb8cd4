import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isWidgetTarget } from '../paths';

/** Follows links of widgets without a page load, because widgets have no router. */
export function useWidgetLinks(): void {
  const navigate = useNavigate();
  // Widgets render their own links, so clicks are handled at the document.
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented, target } = event;
      if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link?.href || link.target || link.origin !== window.location.origin || !isWidgetTarget(link.pathname))
        return;
      event.preventDefault();
      void navigate(link.pathname + link.search);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
