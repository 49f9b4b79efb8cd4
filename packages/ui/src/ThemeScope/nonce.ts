declare global {
  var __webpack_nonce__: string | undefined;
}

/** Style elements of libraries that support no nonce are found by their content. */
const INJECTED_BY = ['[data-sonner-toaster]'];

/**
 * Sets the nonce for style elements of libraries. The scroll lock of dialogs and menus reads it from this global name,
 * which bundlers define.
 */
export function announceNonce(nonce: string | undefined): void {
  if (nonce) globalThis.__webpack_nonce__ = nonce;
}

/** Inserts injected style elements again with the nonce, because the browser checks a style when it is inserted. */
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
 * Loads a module that injects styles while it loads. Style elements created during that time get the nonce, so that a strict
 * content security policy allows them.
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
