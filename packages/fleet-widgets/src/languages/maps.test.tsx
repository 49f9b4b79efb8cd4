import type { PortalApi } from '@gladhand/domain';
import { type HostMessages, WidgetHost } from '@gladhand/domain/react';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FleetMap } from '../map/FleetMap/FleetMap';
import { buttonEngine } from '../map/FleetMap/fleetMap.stories.data';
import { GoogleMapsError } from '../map/google/GoogleMapsError';
import type { MapEngineFactory } from '../map/mapEngine';
import { MapEngineError, mapFailureText } from '../map/mapFailure';
import { withFallback } from '../map/withFallback';
import { de } from './de';
import { es } from './es';

it.each([
  [{ code: 'contextLost' }, /^The map stopped/, /^Die Karte wurde angehalten/],
  [{ code: 'styleFailed', url: '/style', status: 404 }, /^The map style at \/style .* 404/, /^Der Kartenstil .*404/],
  [{ code: 'archiveUnknown', url: '/map' }, /^The map archive at \/map/, /^Das Kartenarchiv unter \/map/],
  [{ code: 'googleKeyRejected' }, /^Google rejected/, /^Google hat den API-Schlüssel abgelehnt/],
  [{ code: 'googleTimedOut', seconds: 15 }, /within 15 seconds/, /innerhalb von 15 Sekunden/],
  [{ code: 'googleUnreachable' }, /^The Google Maps script/, /^Das Skript von Google Maps/],
] as const)('has words for %o in the log and in the language of the page', (failure, english, german) => {
  const error = new MapEngineError(failure);
  expect(error.message).toMatch(english);
  expect(mapFailureText(error)).toBe(error.message);
  expect(mapFailureText(error, de.map)).toMatch(german);
});

it('reads the reason of an error of another version of the package', () => {
  const error = Object.assign(new Error('refused'), { failure: { code: 'googleKeyRejected' } });
  expect(mapFailureText(error, de.map)).toBe(de.map.googleKeyRejected);
  const newer = Object.assign(new Error('newer'), { failure: { code: 'unheardOf' } });
  expect(mapFailureText(newer)).toBeUndefined();
});

it('has no words for an error without a reason', () => {
  expect(mapFailureText(new TypeError('Failed to fetch'), de.map)).toBeUndefined();
});

it('keeps whether a failure is temporary', () => {
  const error = new GoogleMapsError({ code: 'googleUnreachable' }, { temporary: true });
  expect([error.name, error.temporary, error instanceof MapEngineError]).toEqual(['GoogleMapsError', true, true]);
});

/** A map in the language of a host, whose main engine fails. */
const failing = (messages: HostMessages, engine: MapEngineFactory) =>
  act(async () =>
    render(
      <WidgetHost api={{} as PortalApi} messages={messages}>
        <FleetMap engine={engine} trailers={[]} />
      </WidgetHost>,
    ),
  );

const fails = (error: Error) => async () => {
  throw error;
};

it.each([
  [
    de,
    new MapEngineError({ code: 'styleFailed', url: '/style', status: 404 }),
    /dieselben Trailer. Der Kartenstil unter/,
  ],
  [es, new MapEngineError({ code: 'contextLost' }), /mismos remolques. El mapa se detuvo/],
  [de, new Error('no WebGL'), /dieselben Trailer. Die Karte braucht WebGL/],
])('says in the language of the host why there is no map', async (messages, error, text) => {
  await failing(messages, fails(error));
  expect(screen.getByText(text)).toBeTruthy();
});

it.each([
  [de, new MapEngineError({ code: 'googleKeyRejected' }), 'Google Maps konnte nicht geladen werden.'],
  [es, new MapEngineError({ code: 'googleUnreachable' }), 'No se pudo cargar Google Maps.'],
  [de, new Error('no chunk'), 'Die gewohnte Karte konnte nicht geladen werden.'],
])('notes a fallback in the language of the host', async (messages, error, note) => {
  await failing(
    messages,
    withFallback(fails(error), buttonEngine, () => undefined),
  );
  expect(screen.getByText(new RegExp(`^${note}`))).toBeTruthy();
});
