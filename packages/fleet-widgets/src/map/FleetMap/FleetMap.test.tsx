import type { PortalApi } from '@gladhand/domain';
import { WidgetHost } from '@gladhand/domain/react';
import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MapEngine, MapEngineFactory } from '../mapEngine';
import { FleetMap, type FleetMapProps } from './FleetMap';
import { aPosition } from './fleetMap.stories.data';

/** An engine that shows South Bend and writes down what it is told. */
function recording() {
  const told: string[] = [];
  const engine: MapEngineFactory = async (_, { camera, events }) => {
    events.onCamera({ ...camera, zoom: 12 }, [-86.4, 41.6, -86, 41.8]);
    const answer = { name: 'recording', attribution: '' };
    return new Proxy(answer, {
      // a promise looks for `then` in what it is given
      get: (target, name: string) =>
        name === 'then' ? undefined : (Reflect.get(target, name) ?? (() => void told.push(name))),
    }) as unknown as MapEngine;
  };
  return { told, engine };
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
