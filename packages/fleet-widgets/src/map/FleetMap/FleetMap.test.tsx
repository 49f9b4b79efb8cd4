import type { PortalApi } from '@gladhand/domain';
import { WidgetHost } from '@gladhand/domain/react';
import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MapEngine, MapEngineFactory } from '../mapEngine';
import type { MarkSource } from '../markSource';
import { FleetMap, type FleetMapProps } from './FleetMap';
import { aPosition } from './fleetMap.stories.data';

/** An engine that shows South Bend and records the calls to it. */
function recording() {
  const calls: string[] = [];
  const pressed: ((id: string) => void)[] = [];
  const engine: MapEngineFactory = async (_, { camera, events }) => {
    pressed.push(events.onMarker);
    events.onCamera({ ...camera, zoom: 12 }, [-86.4, 41.6, -86, 41.8]);
    const answer = { name: 'recording', attribution: '', simplified: false, replaced: undefined };
    return new Proxy(answer, {
      // A promise reads `then` from the value it resolves to.
      get: (target, name: string) =>
        name === 'then' || name in target ? Reflect.get(target, name) : () => void calls.push(name),
    }) as unknown as MapEngine;
  };
  return { calls, engine, press: (id: string) => pressed.at(-1)?.(id) };
}

test('moves to a trailer under its drawer after setting the covered area', async () => {
  const { calls, engine } = recording();
  const trailers = [aPosition({ id: '1', lng: -86.05 })];
  const map = (props: Partial<FleetMapProps>) => (
    <WidgetHost api={{} as PortalApi}>
      <FleetMap engine={engine} trailers={trailers} {...props} />
    </WidgetHost>
  );
  const { rerender } = await act(async () => render(map({})));
  calls.length = 0;
  rerender(map({ selectedId: '1', coveredPx: 404 }));
  expect(calls.filter((name) => /setCovered|setCamera/.test(name))).toEqual(['setCovered', 'setCamera']);
});

test('opens a cluster from the source on the map while the next source loads', async () => {
  const { engine, press } = recording();
  const requested: string[] = [];
  const marksOf = (name: string, answer: ReturnType<MarkSource['marks']>): MarkSource => ({
    shown: 2,
    placed: 2,
    critical: 0,
    around: [-86.4, 41.6, -86, 41.8],
    marks: () => answer,
    trailer: () => undefined,
    open(id) {
      requested.push(`${name} ${id}`);
      return { trailers: [], total: 2, around: [-86.4, 41.6, -86, 41.8], zoom: 12 };
    },
  });
  const map = (marks: MarkSource) => (
    <WidgetHost api={{} as PortalApi}>
      <FleetMap engine={engine} marks={marks} />
    </WidgetHost>
  );
  const { rerender } = await act(async () => render(map(marksOf('shown', []))));
  const never = new Promise<never>(() => undefined);
  await act(async () => rerender(map(marksOf('loading', never))));
  act(() => press('cluster:1'));
  expect(requested).toEqual(['shown cluster:1']);
});
