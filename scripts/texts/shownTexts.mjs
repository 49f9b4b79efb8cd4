/** Runs in a page: its visible texts and those of attributes that are read or shown, each once. */
export function shownTexts() {
  const ATTRIBUTES = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'title',
    'placeholder',
    'alt',
  ];
  const OTHERS = '.sb-wrapper, #storybook-docs, script, style, noscript, title, [lang="en"], .maplibregl-map';
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, {
    acceptNode: (node) =>
      node instanceof Element && node.matches(OTHERS) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  });
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      for (const name of ATTRIBUTES) {
        const text = node.getAttribute(name)?.trim();
        if (text) found.add(`${name}: ${text}`);
      }
    } else {
      const text = node.nodeValue?.trim();
      if (text && node.parentElement?.checkVisibility()) found.add(text);
    }
  }
  return [...found];
}
