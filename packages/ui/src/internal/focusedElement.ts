/** The focused element, even inside a shadow root, for which the document reports only the host. */
export function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

/** Whether an element is inside a container, or in a shadow root inside it: `contains` ends at the shadow root. */
export function holdsElement(container: Element, element: Element): boolean {
  let node: Node | null = element;
  while (node && node !== container) node = node instanceof ShadowRoot ? node.host : node.parentNode;
  return node === container;
}
