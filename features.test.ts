import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURES, type FeatureName } from '@gladhand/domain';
import { expect, it } from 'vitest';

/** Features of screens that are not built yet. A feature leaves this list with its screen. */
const NOT_BUILT: readonly FeatureName[] = ['ReeferAlarmAlert', 'TowAlert'];

const ROOTS = ['packages/domain/src', 'packages/fleet-widgets/src', 'packages/admin-widgets/src', 'apps/portal/src'];
/** They name every feature, or none for its own sake. */
const LEFT_OUT =
  /(\.test\.tsx?|\.stories(\.\w+)*\.tsx?|features\.ts)$|generated|vocabulary[\\/](alertTypes|reportTypes)\.ts$/;

const sources = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !LEFT_OUT.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8')),
).join('\n');
/** Asked of the host, needed by a row of a table, or taken from the set; a flag that is only named somewhere is not read. */
const isRead = (name: string) =>
  name === 'LoginV2'
    ? sources.includes('meta[name="login-path"]')
    : new RegExp(
        `(?:hasFeature\\(|[fF]eature[:,] *|,\\s+|features\\[)['"]${name}['"]|[^/*]Feature\\.${name}\\b|features\\.${name}\\b`,
      ).test(sources);

it.each(FEATURES.map(({ id }) => id))(
  '%s is read by the screen it belongs to, unless that screen is not built',
  (name) => {
    expect([name, isRead(name)]).toEqual([name, !NOT_BUILT.includes(name)]);
  },
);
