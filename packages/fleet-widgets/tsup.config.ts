import { defineLibrary } from '../../tsup.base';

export default defineLibrary({
  dts: {
    entry: {
      index: 'src/index.ts',
      'map/google/googleEngine': 'src/map/google/googleEngine.ts',
      'map/maplibre/mapLibreEngine': 'src/map/maplibre/mapLibreEngine.ts',
      'positions/remote/fleetWorker': 'src/positions/remote/fleetWorker.ts',
    },
  },
});
