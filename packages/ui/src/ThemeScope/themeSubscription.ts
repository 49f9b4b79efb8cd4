interface Watch {
  listeners: Set<() => void>;
  stop: () => void;
}

const watches = new WeakMap<Element, Watch>();

/**
 * Calls back when the tokens around an element change: another theme, another white label, forced colors. Anything
 * painted by hand, such as a canvas, needs it, because React does not render below a `ThemeScope` when its theme changes.
 *
 * @returns ends the subscription
 */
export function onThemeChange(element: Element, listener: () => void): () => void {
  const scope = element.closest('[data-theme]') ?? element.ownerDocument.documentElement;
  const watch = watches.get(scope) ?? startWatch(scope);
  watch.listeners.add(listener);
  return () => {
    watch.listeners.delete(listener);
    if (watch.listeners.size > 0) return;
    watch.stop();
    watches.delete(scope);
  };
}

/** One observer per scope, however many charts it contains. */
function startWatch(scope: Element): Watch {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const observer = new MutationObserver(tell);
  observer.observe(scope, { attributes: true, attributeFilter: ['data-theme', 'data-contrast', 'style'] });
  const forced = globalThis.matchMedia?.('(forced-colors: active)');
  forced?.addEventListener('change', tell);
  const stop = () => {
    observer.disconnect();
    forced?.removeEventListener('change', tell);
  };
  const watch = { listeners, stop };
  watches.set(scope, watch);
  return watch;
}
