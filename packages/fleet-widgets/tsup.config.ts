import { defineLibrary } from '../../tsup.base';

export default defineLibrary({
  dts: {
    entry: {
      index: 'src/index.ts',
      'alerts/index': 'src/alerts/index.ts',
      'control/index': 'src/control/index.ts',
      'devices/index': 'src/devices/index.ts',
      'elements/index': 'src/elements/index.ts',
      'fleetStatus/index': 'src/fleetStatus/index.ts',
      'freight/index': 'src/freight/index.ts',
      'insights/index': 'src/insights/index.ts',
      'parts/index': 'src/parts/index.ts',
      'maintenance/index': 'src/maintenance/index.ts',
      'geofences/index': 'src/geofences/index.ts',
      'geofences/readFile/readFileWorker': 'src/geofences/readFile/readFileWorker.ts',
      'map/index': 'src/map/index.ts',
      'reefers/index': 'src/reefers/index.ts',
      'reports/index': 'src/reports/index.ts',
      'service/index': 'src/service/index.ts',
      'sharing/index': 'src/sharing/index.ts',
      'tracking/index': 'src/tracking/index.ts',
      'trailers/index': 'src/trailers/index.ts',
      'languages/de': 'src/languages/de.ts',
      'languages/es': 'src/languages/es.ts',
      'map/google/googleEngine': 'src/map/google/googleEngine.ts',
      'map/maplibre/mapLibreEngine': 'src/map/maplibre/mapLibreEngine.ts',
      'positions/remote/fleetWorker': 'src/positions/remote/fleetWorker.ts',
    },
  },
});
