import { lazyPart } from '@gladhand/ui';
import { Suspense } from 'react';
import type { GeofencesProps } from '../geofences/Geofences/Geofences';
import type { WidgetElement } from './elementClass';
import type { ElementKind } from './elementKind';
import { engineOf } from './engineOf';

const Geofences = lazyPart(() => import('../geofences/Geofences/Geofences').then((module) => module.Geofences));
const GeofenceEditor = lazyPart(() =>
  import('../geofences/GeofenceEditor/GeofenceEditor').then((module) => module.GeofenceEditor),
);

const ImportGeofences = lazyPart(() =>
  import('../geofences/ImportGeofences/ImportGeofences').then((module) => module.ImportGeofences),
);

type Values = Pick<GeofencesProps, 'view' | 'messages'>;

/** `<gladhand-geofences>`: geofences in a list and on a map, with the editor and the import. Event: `view-change` with the new view. */
export interface GeofencesElement extends WidgetElement, Values {}

export const GEOFENCES: ElementKind<Values> = {
  tag: 'gladhand-geofences',
  properties: ['view', 'messages'],
  attributes: {},
  minBlockSizePx: 480,
  render: ({ values, host, set, send }) => (
    <Geofences
      {...values}
      engine={engineOf(host)}
      onViewChange={(view) => send('view-change', view) && set('view', view)}
      editor={(task) => (
        <Suspense>
          <GeofenceEditor engine={engineOf(host)} messages={values.messages} {...task} />
        </Suspense>
      )}
      importer={(task) => (
        <Suspense>
          <ImportGeofences engine={engineOf(host)} messages={values.messages} {...task} />
        </Suspense>
      )}
    />
  ),
};
