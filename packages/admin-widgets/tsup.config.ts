import { defineLibrary } from '../../tsup.base';

export default defineLibrary({
  dts: {
    entry: {
      index: 'src/index.ts',
      'internal/BulkImport/importWorker': 'src/internal/BulkImport/importWorker.ts',
    },
  },
});
