import { defineLibrary } from '../../tsup.base';

export default defineLibrary({
  dts: {
    entry: {
      index: 'src/index.ts',
      'languages/de': 'src/languages/de.ts',
      'languages/es': 'src/languages/es.ts',
      'internal/BulkImport/importWorker': 'src/internal/BulkImport/importWorker.ts',
    },
  },
});
