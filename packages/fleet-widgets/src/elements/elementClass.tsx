import { createRoot, type Root } from 'react-dom/client';
import { ElementRoot } from './ElementRoot';
import type { ElementHost } from './elementHost';
import type { ElementKind, ElementState } from './elementKind';
import { HOST_ATTRIBUTES, hostFromAttributes } from './hostAttributes';

/** An element of a widget. */
export interface WidgetElement extends HTMLElement {
  /** What is different for this element: another server, theme, language or map. */
  host: Partial<ElementHost> | undefined;
}

/** Elements don't exist on a server, where the module is still imported. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** The class of an element. Its widget lives in a shadow root while the element is in a document. */
export function elementClass<Values>(kind: ElementKind<Values>, shared: ElementHost): CustomElementConstructor {
  type Name = keyof Values & string;

  class Widget extends Base implements WidgetElement {
    static readonly observedAttributes = [...Object.keys(HOST_ATTRIBUTES), ...Object.keys(kind.attributes)];

    readonly #shadow = this.attachShadow({ mode: 'open' });
    readonly #tokens = new CSSStyleSheet();
    readonly #listenedTypes = new Set<string>();
    #values: Partial<Values> = {};
    #host: Partial<ElementHost> | undefined;
    #root: Root | undefined;
    #isWaiting = false;

    constructor() {
      super();
      const layout = new CSSStyleSheet();
      layout.replaceSync(layoutRule(kind.minBlockSizePx));
      this.#shadow.adoptedStyleSheets = [layout, this.#tokens];
    }

    connectedCallback(): void {
      // Properties that a page set before the element was defined hide those of the class.
      for (const name of ['host', ...kind.properties]) {
        if (!Object.hasOwn(this, name)) continue;
        const value = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
      this.#renderSoon();
    }

    disconnectedCallback(): void {
      // An element that only moves is back in the document by then, and keeps its state.
      queueMicrotask(() => this.isConnected || this.#unmount());
    }

    attributeChangedCallback(attribute: string, _: string | null, value: string | null): void {
      const name = kind.attributes[attribute];
      if (name) this.#set(name, (value ?? undefined) as Values[Name] | undefined);
      else this.#renderSoon();
    }

    override addEventListener(type: string, ...rest: [listener: never, options?: boolean | AddEventListenerOptions]) {
      super.addEventListener(type, ...rest);
      this.#listenedTypes.add(type);
      this.#renderSoon();
    }

    get host(): Partial<ElementHost> | undefined {
      return this.#host;
    }

    set host(host: Partial<ElementHost> | undefined) {
      this.#host = host;
      this.#renderSoon();
    }

    #set<Key extends Name>(name: Key, value: Values[Key] | undefined): void {
      this.#values = { ...this.#values, [name]: value };
      this.#renderSoon();
    }

    static {
      for (const name of kind.properties) {
        Object.defineProperty(Widget.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: Widget) {
            return this.#values[name];
          },
          set(this: Widget, value: Values[Name] | undefined) {
            this.#set(name, value);
          },
        });
      }
    }

    /** Changes of one task are one rendering. */
    #renderSoon(): void {
      if (this.#isWaiting) return;
      this.#isWaiting = true;
      queueMicrotask(() => {
        this.#isWaiting = false;
        if (this.isConnected) this.#render();
      });
    }

    #render(): void {
      const host = { ...shared, ...this.#host, ...hostFromAttributes(this) };
      const state: ElementState<Values> = {
        values: this.#values,
        host,
        set: (name, value) => this.#set(name, value),
        send: (type, detail) =>
          this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true })),
        hasListener: (type) => this.#listenedTypes.has(type),
      };
      const [styles, place] = this.#mount();
      this.#root ??= createRoot(place);
      this.#root.render(
        <ElementRoot host={host} styles={styles} tokens={this.#tokens}>
          {kind.render(state)}
        </ElementRoot>,
      );
    }

    #mount(): [styles: HTMLElement, place: HTMLElement] {
      const [styles, place] = this.#shadow.children;
      if (styles && place) return [styles as HTMLElement, place as HTMLElement];
      const created: [HTMLElement, HTMLElement] = [document.createElement('div'), document.createElement('div')];
      created[1].setAttribute('part', 'widget');
      this.#shadow.append(...created);
      return created;
    }

    #unmount(): void {
      this.#root?.unmount();
      this.#root = undefined;
      this.#shadow.replaceChildren();
    }
  }
  return Widget;
}

const layoutRule = (minBlockSizePx: number) => `
  :host { display: block; position: relative; block-size: 100%; min-block-size: ${minBlockSizePx}px; }
  :host([hidden]) { display: none; }
  [part='widget'] { block-size: 100%; min-block-size: inherit; }
`;
