import { defineLibrary } from '../../tsup.base';

export default defineLibrary({
  banner: {},
  platform: 'neutral',
  dts: {
    entry: {
      index: 'src/index.ts',
      'react/index': 'src/react/index.ts',
      'fleet/index': 'src/fleet/index.ts',
      'testing/index': 'src/testing/index.ts',
    },
  },
});
