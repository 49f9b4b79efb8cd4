import type { Map as MapLibreMap, PointLike } from 'maplibre-gl';
import type { PinMarker } from '../mapFeatures';
import type { MapPalette } from '../mapPalette';
import { pinPicture } from '../pinShapes';
import { pictureCanvas } from './pictureCanvas';
import { CLICKABLE_LAYERS } from './styleLayers';

/** Half of the dot, and the space between it and the name. */
const NAME_FROM_CENTER_PX = 7;

export interface HoveredPin {
  show: (pin: PinMarker | undefined) => void;
  /** Reads the colors again. */
  repaint: () => void;
  remove: () => void;
}

/**
 * The pin under the mouse, as an element above the map: it changes with each row of a list that the mouse rests on, and
 * a feature of the map would draw all of the map again.
 */
export function createHoveredPin(map: MapLibreMap, host: HTMLElement, palette: () => MapPalette): HoveredPin {
  const element = document.createElement('div');
  Object.assign(element.style, { position: 'absolute', insetBlockStart: '0', left: '0', pointerEvents: 'none' });
  element.setAttribute('aria-hidden', 'true');
  const name = document.createElement('bdi');
  let shown: PinMarker | undefined;

  function place(): void {
    if (!shown) return;
    const turns = Math.round((map.getCenter().lng - shown.lng) / 360);
    const { x, y } = map.project([shown.lng + 360 * turns, shown.lat]);
    const { clientWidth, clientHeight } = host;
    element.hidden = x < 0 || y < 0 || x > clientWidth || y > clientHeight;
    element.style.transform = `translate(${x}px, ${y}px)`;
  }
  /** Shows the name if it covers no other marker. */
  function placeName(): void {
    if (!shown) return;
    name.hidden = false;
    const { left, top } = host.getBoundingClientRect();
    const box = name.getBoundingClientRect();
    const corners: [PointLike, PointLike] = [
      [box.left - left, box.top - top],
      [box.right - left, box.bottom - top],
    ];
    const covered = map.queryRenderedFeatures(corners, { layers: CLICKABLE_LAYERS });
    name.hidden = covered.some(({ properties }) => properties.id !== shown?.id);
  }
  function paint(): void {
    element.remove();
    if (!shown) return;
    const { picture } = pinPicture(shown);
    const { canvas } = pictureCanvas(picture, Math.max(2, Math.ceil(globalThis.devicePixelRatio)), palette());
    const size = `${picture.widthPx}px`;
    Object.assign(canvas.style, { position: 'absolute', translate: '-50% -50%', inlineSize: size, blockSize: size });
    paintName(name, shown, palette());
    element.replaceChildren(canvas, name);
    host.append(element);
    place();
    placeName();
  }
  map.on('move', place);
  map.on('moveend', placeName);
  return {
    show(pin) {
      if (pin === shown) return;
      shown = pin;
      paint();
    },
    repaint: paint,
    remove() {
      map.off('move', place);
      map.off('moveend', placeName);
      element.remove();
    },
  };
}

function paintName(text: HTMLElement, { name }: PinMarker, { label, labelHalo }: MapPalette): void {
  text.textContent = name;
  Object.assign(text.style, {
    ...{ position: 'absolute', translate: '-50%', insetBlockStart: `${NAME_FROM_CENTER_PX}px` },
    ...{ inlineSize: 'max-content', maxInlineSize: '10em', textAlign: 'center', font: '12px/1.2 var(--gh-font-sans)' },
    ...{ color: label, paintOrder: 'stroke', webkitTextStroke: `3px ${labelHalo}` },
  });
}
