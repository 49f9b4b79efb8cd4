import { defineLibrary } from '../../tsup.base';

// What dragging and CSV are made of comes along: these packages name folders where Node wants files, or hide what they
// export, so a host that renders on a server could not import this one.
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
