declare global {
  var __webpack_nonce__: string | undefined;
}

/** Style elements of libraries that take no nonce themselves are found by what they hold. */
const INJECTED_BY = ['[data-sonner-toaster]'];

/**
 * Tells the libraries below which nonce to put on the style elements they inject.
 * The scroll lock of dialogs and menus asks for this global name, as bundlers define it.
 */
export function announceNonce(nonce: string | undefined): void {
  if (nonce) globalThis.__webpack_nonce__ = nonce;
}

/** Repeats injected style elements with the nonce: the browser judges a style when it is inserted. */
export function adoptInjectedStyles(nonce: string): void {
  for (const style of document.head.querySelectorAll('style')) {
    if (style.nonce || !INJECTED_BY.some((text) => style.textContent?.includes(text))) continue;
    const allowed = document.createElement('style');
    allowed.nonce = nonce;
    allowed.textContent = style.textContent;
    style.replaceWith(allowed);
  }
}

/**
 * Loads a module that injects its styles while it loads, so that a strict content security policy lets them in: style
 * elements made meanwhile carry the nonce.
 */
export async function loadWithStyleNonce<Module>(
  nonce: string | undefined,
  load: () => Promise<Module>,
): Promise<Module> {
  if (!nonce) return load();
  const create = document.createElement;
  document.createElement = function createElement(this: Document, name: string, options?: ElementCreationOptions) {
    const element = create.call(this, name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  } as typeof document.createElement;
  try {
    return await load();
  } finally {
    document.createElement = create;
  }
}
