import { defineLibrary } from '../../tsup.base';

// The packages for dragging and CSV are bundled: they import folders where Node expects files, or hide their exports,
// so Node could not import this package for server rendering otherwise.
export default defineLibrary({
  noExternal: [/^@atlaskit\//, 'bind-event-listener', 'raf-schd'],
  dts: {
    entry: {
      index: 'src/index.ts',
      grid: 'src/grid.ts',
      'languages/de': 'src/languages/de.ts',
      'languages/es': 'src/languages/es.ts',
    },
  },
});
