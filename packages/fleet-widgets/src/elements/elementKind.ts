import type { ReactNode } from 'react';
import type { ElementHost } from './elementHost';

/** An element as its widget sees it. */
export interface ElementState<Values> {
  /** The properties that the page has set. */
  values: Partial<Values>;
  host: ElementHost;
  /** Sets a property, as the page would. Sends no event. */
  set: <Name extends keyof Values & string>(name: Name, value: Values[Name] | undefined) => void;
  /** Sends an event; false if the page has prevented what follows. */
  send: (type: string, detail?: unknown) => boolean;
  /** Whether the page listens to the event on the element itself. */
  hasListener: (type: string) => boolean;
}

/** How a widget becomes an element. */
export interface ElementKind<Values> {
  /** The name of the tag. */
  tag: string;
  /** Properties that a page can set. */
  properties: readonly (keyof Values & string)[];
  /** Those of them that can be set as an attribute, by the attribute's name. */
  attributes: Readonly<Record<string, keyof Values & string>>;
  /** The height below which the widget is not usable. */
  minBlockSizePx: number;
  render: (state: ElementState<Values>) => ReactNode;
}
