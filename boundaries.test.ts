import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Which of our packages a workspace may import. Everything that is not listed is forbidden. */
const MAY: Record<string, readonly string[]> = {
  'packages/domain': [],
  'packages/ui': [],
  'packages/fleet-widgets': ['@gladhand/ui', '@gladhand/domain'],
  'packages/admin-widgets': ['@gladhand/ui', '@gladhand/domain'],
  'apps/portal': ['@gladhand/ui', '@gladhand/domain', '@gladhand/fleet-widgets', '@gladhand/admin-widgets'],
  'apps/api': ['@gladhand/domain'],
  '.storybook': [
    '@gladhand/ui',
    '@gladhand/domain',
    '@gladhand/fleet-widgets',
    '@gladhand/admin-widgets',
    '@gladhand/api',
  ],
  e2e: ['@gladhand/domain'],
  bench: ['@gladhand/ui', '@gladhand/domain', '@gladhand/fleet-widgets', '@gladhand/api'],
};
/** Third-party code that a workspace must not import. */
const NEVER: Record<string, RegExp> = {
  'packages/domain': /^(node:|react-dom|styled-components|@radix-ui)/,
  'packages/ui': /^(node:|@tanstack\/react-query|react-router|msw|graphql)/,
  'packages/fleet-widgets': /^(node:|react-router|graphql|@tanstack\/react-query)/,
  'packages/admin-widgets': /^(node:|react-router|graphql|@tanstack\/react-query)/,
  'apps/portal': /^(node:|styled-components|graphql|@radix-ui)/,
  'apps/api': /^(react|styled-components)/,
};
/** Folders of a widget package, or of an area of it, that its widgets share; they know no widget. */
const SHARED = new Set(['internal', 'map', 'positions', 'commands', 'readFile']);
const isTest = (file: string) => /\.(test|stories|stories\.data)\.tsx?$/.test(file);
/** Stories may use what `.storybook` sets up, by the name that tsconfig.base.json gives it. */
const isStorybook = (file: string, name: string) =>
  name.startsWith('#storybook/') && /\.stories(\.data)?\.tsx$/.test(file);

function violations(workspace: string): string[] {
  const files = globSync(`${workspace}/**/*.{ts,tsx}`, { exclude: (name) => /node_modules|dist/.test(String(name)) });
  return files.flatMap((file) => {
    if (/(tsup|vite)\.config\.ts$/.test(file)) return [];
    return ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles.flatMap(({ fileName: name }) => {
      const found = `${file} → ${name}`;
      if (name.startsWith('.')) {
        const target = relative('.', resolve(file, '..', name));
        return target.startsWith(`${workspace}/`) || file.startsWith('.storybook/') ? [] : [found];
      }
      if (name.startsWith('#')) return isStorybook(file, name) ? [] : [found];
      if (name.startsWith('@gladhand/')) {
        const pkg = name.split('/').slice(0, 2).join('/');
        const own = `packages/${pkg.slice(10)}` === workspace || `apps/${pkg.slice(10)}` === workspace;
        return own || !MAY[workspace]?.includes(pkg) ? [found] : [];
      }
      return !isTest(file) && NEVER[workspace]?.test(name) ? [found] : [];
    });
  });
}

describe('direction of imports', () => {
  it.each(Object.keys(MAY))('%s', (workspace) => {
    expect(violations(workspace)).toEqual([]);
  });

  it.each([
    // Widgets of fleet-widgets are in area folders, and areas know each other as little as widgets do.
    ['packages/fleet-widgets', [3, 4]],
    ['packages/admin-widgets', [3]],
  ])('keeps widgets of %s apart', (workspace, depths) => {
    const sideways = globSync(`${workspace}/src/*/**/*.{ts,tsx}`)
      // An index lists an area, a translation every catalog, and a story or an element composes widgets as a route does.
      .filter((file) => !/(\/index\.ts|\/languages\/\w+(\.test)?\.ts|\.stories\.tsx|\/elements\/\w+\.tsx)$/.test(file))
      .flatMap((file) =>
        ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles.flatMap(({ fileName: name }) => {
          if (!name.startsWith('.')) return [];
          const own = file.split('/');
          const target = relative('.', resolve(file, '..', name)).split('/');
          const depth = own.findIndex((part, index) => part !== target[index]);
          const within = own.slice(3, depth).some((folder) => SHARED.has(folder));
          const aside = depths.includes(depth) && !within && !SHARED.has(target[depth] ?? '');
          return aside && own[depth + 1] !== undefined ? [`${file} → ${name}`] : [];
        }),
      );
    expect(sideways).toEqual([]);
  });
});

it('has no two files that differ only in case or extension, because some file systems confuse them', () => {
  const files = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', {
    exclude: (name) => /node_modules/.test(String(name)),
  });
  const seen = new Map<string, string>();
  const alike = files.flatMap((file) => {
    const name = file.replace(/\.tsx?$/, '').toLowerCase();
    const other = seen.get(name);
    seen.set(name, file);
    return other ? [`${other} and ${file}`] : [];
  });
  expect(alike).toEqual([]);
});

/** The names that a file imports or exports from; what it loads later with `import()` is left out. */
function staticImports(file: string): string[] {
  const names: string[] = [];
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest).forEachChild((node) => {
    if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return;
    if (node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) names.push(node.moduleSpecifier.text);
  });
  return names;
}

/** Files of a workspace without its tests, each with the files of the workspace that it imports, types included. */
function importsWithin(workspace: string): Map<string, string[]> {
  const files = globSync(`${workspace}/src/**/*.{ts,tsx}`).filter((file) => !isTest(file));
  const known = new Set(files);
  return new Map(
    files.map((file) => [
      file,
      staticImports(file).flatMap((name) => {
        if (!name.startsWith('.')) return [];
        const target = relative('.', resolve(file, '..', name));
        return [`${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find((one) => known.has(one)) ?? [];
      }),
    ]),
  );
}

/** Groups of files that reach each other, whether by values or by types alone. */
function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): number => {
    order.set(file, order.size);
    lowest.set(file, order.size);
    open.push(file);
    let low = order.get(file) ?? 0;
    for (const target of graph.get(file) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (open.includes(target)) low = Math.min(low, order.get(target) ?? low);
    }
    lowest.set(file, low);
    if (low === order.get(file)) {
      const cycle = open.splice(open.indexOf(file));
      if (cycle.length > 1) cycles.push(cycle);
    }
    return low;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return cycles;
}

it('keeps grids, trees and recycled rows out of the root entry of ui: they are exports of @gladhand/ui/grid', () => {
  const imports = importsWithin('packages/ui');
  const reached = new Set<string>();
  const follow = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const target of imports.get(file) ?? []) follow(target);
  };
  follow('packages/ui/src/index.ts');
  const recycled = /^packages\/ui\/src\/((DataGrid|Tree|RecordList)\/|internal\/RowWindow\.)/;
  expect([...reached].filter((file) => recycled.test(file))).toEqual([]);
});

/** Workspaces whose files import each other in one direction only, types included. */
const ACYCLIC = [
  'packages/domain',
  'packages/ui',
  'packages/fleet-widgets',
  'packages/admin-widgets',
  'apps/api',
  'apps/portal',
];

it.each(ACYCLIC)('has no import cycles in %s, not even of types', (workspace) => {
  expect(cyclesIn(importsWithin(workspace))).toEqual([]);
});

/** Layers of the domain, the lowest first: a file imports from its own layer and from those below. */
const DOMAIN_LAYERS = ['vocabulary', 'rules', 'contract', 'client', 'areas', 'react', 'fleet', 'testing'];
/** The fleet factory judges its trailers by the rules and doesn't depend on servers; tests may import everything. */
const DOMAIN_BESIDE: Readonly<Record<string, readonly string[]>> = {
  fleet: ['contract', 'client', 'react'],
  react: ['client'],
};

it('keeps vocabulary below rules below contract in the domain', () => {
  const layerOf = (file: string) => file.split('/')[3] ?? '';
  const upward = [...importsWithin('packages/domain')].flatMap(([file, targets]) =>
    targets
      .filter((target) => {
        const [own, other] = [layerOf(file), layerOf(target)];
        if (!DOMAIN_LAYERS.includes(own) || !DOMAIN_LAYERS.includes(other)) return false;
        return DOMAIN_LAYERS.indexOf(other) > DOMAIN_LAYERS.indexOf(own) || DOMAIN_BESIDE[own]?.includes(other);
      })
      .map((target) => `${file} → ${target}`),
  );
  expect(upward).toEqual([]);
});

it('keeps the entries of the domain apart: each lists its own names, and none re-exports another', () => {
  const entries = globSync('packages/domain/src/{index,areas/*}.ts');
  const known = new Map<string, string>();
  const wrong = entries.flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
    return source.statements.flatMap((statement) => {
      const names = ts.isExportDeclaration(statement) ? statement.exportClause : undefined;
      if (!names || !ts.isNamedExports(names)) return [`${file}: ${statement.getText(source)}`];
      return names.elements.flatMap(({ name }) => {
        const other = known.get(name.text);
        known.set(name.text, file);
        return other ? [`${name.text}: ${other} and ${file}`] : [];
      });
    });
  });
  expect(wrong).toEqual([]);
  expect(
    [...importsWithin('packages/domain')].flatMap(([file, targets]) =>
      entries.includes(file) ? targets.filter((target) => /src\/(areas|react|fleet|testing)\//.test(target)) : [],
    ),
  ).toEqual([]);
});

describe('the layout of the API', () => {
  const API = 'apps/api/src';
  const imports = importsWithin('apps/api');
  /** The area that a file belongs to; undefined for the kernel, and for what all areas share. */
  const areaOf = (file: string) => /^apps\/api\/src\/areas\/([^/]+)\//.exec(file)?.[1];
  /** Files that compose the kernel and the areas, or run the result. */
  const isComposition = (file: string) =>
    /^(composition|demo|simulator|node|testing)\/|^[^/]+\.ts$|^database\/migrations\/index\.ts$/.test(
      file.slice(API.length + 1),
    );
  const found = (isForbidden: (file: string, target: string) => boolean) =>
    [...imports].flatMap(([file, targets]) =>
      targets.filter((target) => isForbidden(file, target)).map((target) => `${file} → ${target}`),
    );

  it('keeps areas apart: one uses the storage of another through its port in Repositories', () => {
    expect(
      found((file, target) => {
        const [own, other] = [areaOf(file), areaOf(target)];
        return own !== undefined && other !== undefined && own !== other;
      }),
    ).toEqual([]);
  });

  it('keeps areas out of the kernel', () => {
    expect(
      found((file, target) => areaOf(file) === undefined && areaOf(target) !== undefined && !isKnownToAll(file)),
    ).toEqual([]);
    function isKnownToAll(file: string): boolean {
      return isComposition(file) || file === `${API}/areas/index.ts`;
    }
  });

  it('keeps compositions out of areas and the kernel', () => {
    expect(
      found(
        (file, target) =>
          !isComposition(file) && (target.startsWith(`${API}/composition/`) || target === `${API}/areas/index.ts`),
      ),
    ).toEqual([]);
  });

  it('keeps tables and migrations below repositories', () => {
    const isTable = (file: string) =>
      /\/(tables|schema)\.ts$/.test(file) || (/\/migrations\//.test(file) && !isComposition(file));
    expect(
      found((file, target) => isTable(file) && !(target.startsWith(`${API}/database/`) || isTable(target))),
    ).toEqual([]);
    expect(found((file, target) => file.startsWith(`${API}/database/`) && target.includes('/repositories/'))).toEqual(
      [],
    );
  });

  it('lists every area', () => {
    const areas = [...new Set([...imports.keys()].flatMap((file) => areaOf(file) ?? []))];
    expect(
      areas.filter((area) => !imports.get(`${API}/areas/index.ts`)?.includes(`${API}/areas/${area}/index.ts`)),
    ).toEqual([]);
  });
});
