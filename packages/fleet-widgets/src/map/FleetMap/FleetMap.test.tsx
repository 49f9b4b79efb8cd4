import type { PortalApi } from '@gladhand/domain';
import { WidgetHost } from '@gladhand/domain/react';
import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MapEngine, MapEngineFactory } from '../mapEngine';
import type { MarkSource } from '../markSource';
import { FleetMap, type FleetMapProps } from './FleetMap';
import { aPosition } from './fleetMap.stories.data';

/** An engine that shows South Bend and writes down what it is told. */
function recording() {
  const told: string[] = [];
  const pressed: ((id: string) => void)[] = [];
  const engine: MapEngineFactory = async (_, { camera, events }) => {
    pressed.push(events.onMarker);
    events.onCamera({ ...camera, zoom: 12 }, [-86.4, 41.6, -86, 41.8]);
    const answer = { name: 'recording', attribution: '' };
    return new Proxy(answer, {
      // a promise looks for `then` in what it is given
      get: (target, name: string) =>
        name === 'then' ? undefined : (Reflect.get(target, name) ?? (() => void told.push(name))),
    }) as unknown as MapEngine;
  };
  return { told, engine, press: (id: string) => pressed.at(-1)?.(id) };
}

test('a trailer under the drawer that opens for it is moved once the map knows what is covered', async () => {
  const { told, engine } = recording();
  const trailers = [aPosition({ id: '1', lng: -86.05 })];
  const map = (props: Partial<FleetMapProps>) => (
    <WidgetHost api={{} as PortalApi}>
      <FleetMap engine={engine} trailers={trailers} {...props} />
    </WidgetHost>
  );
  const { rerender } = await act(async () => render(map({})));
  told.length = 0;
  rerender(map({ selectedId: '1', coveredPx: 404 }));
  expect(told.filter((name) => /setCovered|setCamera/.test(name))).toEqual(['setCovered', 'setCamera']);
});

test('a cluster is opened by those whose mark it is, while the marks of the next answer are on their way', async () => {
  const { engine, press } = recording();
  const asked: string[] = [];
  const marksOf = (name: string, answer: ReturnType<MarkSource['marks']>): MarkSource => ({
    shown: 2,
    placed: 2,
    critical: 0,
    around: [-86.4, 41.6, -86, 41.8],
    marks: () => answer,
    trailer: () => undefined,
    open(id) {
      asked.push(`${name} ${id}`);
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
  await act(async () => rerender(map(marksOf('on its way', never))));
  act(() => press('cluster:1'));
  expect(asked).toEqual(['shown cluster:1']);
});
