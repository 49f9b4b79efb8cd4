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
/** Third-party code that must not come into a workspace. */
const NEVER: Record<string, RegExp> = {
  'packages/domain': /^(node:|react-dom|styled-components|@radix-ui)/,
  'packages/ui': /^(node:|@tanstack\/react-query|react-router|msw|graphql)/,
  'packages/fleet-widgets': /^(node:|react-router|graphql|@tanstack\/react-query)/,
  'packages/admin-widgets': /^(node:|react-router|graphql|@tanstack\/react-query)/,
  'apps/portal': /^(node:|styled-components|graphql|@radix-ui)/,
  'apps/api': /^(react|styled-components)/,
};
/** Folders of a widget package that its widgets share; they know no widget. */
const SHARED = new Set(['internal', 'map', 'positions', 'reefer']);
const isTest = (file: string) => /\.(test|stories|stories\.data)\.tsx?$/.test(file);
/** The two imports that leave a workspace on purpose. */
const isPreview = (file: string, target: string) =>
  (/\.stories(\.data)?\.tsx$/.test(file) && target.startsWith('.storybook/')) || file.startsWith('.storybook/');

function violations(workspace: string): string[] {
  const files = globSync(`${workspace}/**/*.{ts,tsx}`, { exclude: (name) => /node_modules|dist/.test(String(name)) });
  return files.flatMap((file) => {
    if (/(tsup|vite)\.config\.ts$/.test(file)) return [];
    return ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles.flatMap(({ fileName: name }) => {
      const found = `${file} → ${name}`;
      if (name.startsWith('.')) {
        const target = relative('.', resolve(file, '..', name));
        return target.startsWith(`${workspace}/`) || isPreview(file, target) ? [] : [found];
      }
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

  it('keeps widgets of one package apart', () => {
    const sideways = ['packages/fleet-widgets', 'packages/admin-widgets'].flatMap((workspace) =>
      // a story composes widgets as a route does
      globSync(`${workspace}/src/*/**/!(*.stories).{ts,tsx}`).flatMap((file) =>
        ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles.flatMap(({ fileName: name }) => {
          if (!name.startsWith('.')) return [];
          const target = relative('.', resolve(file, '..', name)).split('/');
          const own = file.split('/');
          const aside =
            target[0] === own[0] && target[1] === own[1] && target[3] !== own[3] && !SHARED.has(target[3] ?? '');
          return aside ? [`${file} → ${name}`] : [];
        }),
      ),
    );
    expect(sideways).toEqual([]);
  });
});

it('has no two files of a folder that differ only in case or kind: some file systems take them for one', () => {
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
