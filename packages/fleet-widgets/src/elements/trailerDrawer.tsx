import { lazyPart } from '@gladhand/ui';
import type { TrailerDrawerProps } from '../trailers/TrailerDrawer/TrailerDrawer';
import type { WidgetElement } from './elementClass';
import type { ElementKind } from './elementKind';

const TrailerDrawer = lazyPart(() =>
  import('../trailers/TrailerDrawer/TrailerDrawer').then((module) => module.TrailerDrawer),
);

interface Values extends Pick<TrailerDrawerProps, 'messages'> {
  /** The trailer; without one the element is empty. */
  vin?: string | undefined;
}

/**
 * `<gladhand-trailer-drawer>`: one trailer and all its sensors, at the end of the element. Event: `close-trailer`, after
 * which the element is empty unless the page has prevented it.
 */
export interface TrailerDrawerElement extends WidgetElement, Values {}

export const TRAILER_DRAWER: ElementKind<Values> = {
  tag: 'gladhand-trailer-drawer',
  properties: ['vin', 'messages'],
  attributes: { vin: 'vin' },
  minBlockSizePx: 480,
  render: ({ values: { vin, messages }, set, send }) =>
    vin && (
      <TrailerDrawer vin={vin} messages={messages} onClose={() => send('close-trailer') && set('vin', undefined)} />
    ),
};
