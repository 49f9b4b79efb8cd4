// `npm run generate`: generates the code of the contract from packages/domain/schema and the client's operations, then
// the machine-readable descriptions of the components.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { buildSchema } from 'graphql';
import codegen from './codegen.mjs';
import { writeDocs } from './llms.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
const contract = 'packages/domain/src/contract/generated';
/** Operations of these areas are in files of their own, so that a fleet is shown without them. */
const folders = [
  contract,
  ...[
    ...['administration', 'freight', 'insights', 'leases', 'maintenance', 'messages', 'ota', 'parts', 'reports'],
    ...['sims', 'transfers'],
  ].map((area) => join(contract, area)),
];
const server = 'apps/api/src/graphql/generated';
const note = (source) => `// Generated from ${source} by \`npm run generate\`. Do not edit.\n`;
mkdirSync(server, { recursive: true });

await generate({ ...codegen, errorsOnly: true }, true);
const documents = [];
for (const folder of folders) {
  for (const name of ['gql.ts', 'index.ts']) rmSync(join(folder, name), { force: true });
  const typedDocument = `${folder === contract ? '../' : '../../'}typedDocument`;
  const types = readFileSync(join(folder, 'graphql.ts'), 'utf8')
    .replace('/* eslint-disable */\n', note('packages/domain/schema and src/client/operations'))
    .replace(
      /import type \{ DocumentTypeDecoration \}.*\n/,
      `import { TypedDocumentString } from '${typedDocument}';\n`,
    )
    .replace(/export class TypedDocumentString[\s\S]*?\n\}\n\n?/, '')
    .replace(
      /new TypedDocumentString\(`\s*([\s\S]*?)\s*`(?:, \{[^}]*\})?\) as unknown as TypedDocumentString(<\w+, \w+>)/g,
      (_, text, parameters) => {
        // A fragment alone isn't a document that clients may send.
        if (!text.startsWith('fragment ')) documents.push(text);
        return `/*#__PURE__*/ new TypedDocumentString${parameters}(\`${text}\`)`;
      },
    );
  writeFileSync(join(folder, 'graphql.ts'), types);
}

const known = Object.fromEntries(documents.map((text) => [createHash('sha256').update(text).digest('hex'), text]));
writeFileSync(join(server, 'persistedDocuments.json'), `${JSON.stringify(known, null, 2)}\n`);

/** As source that diffs line by line. */
const templateLiteral = (text) => `\`${text.replace(/[\\`]|\$\{/g, '\\$&')}\``;

const schema = readdirSync('packages/domain/schema')
  .filter((name) => name.endsWith('.graphql'))
  .sort((a, b) => Number(b === 'base.graphql') - Number(a === 'base.graphql') || (a < b ? -1 : 1))
  .map((name) => readFileSync(join('packages/domain/schema', name), 'utf8'))
  .join('\n');
writeFileSync(
  join(server, 'typeDefs.ts'),
  `${note('packages/domain/schema')}export const typeDefs = ${templateLiteral(schema)};\n`,
);

const rootFields = ['Query', 'Mutation'].flatMap((name) => Object.keys(buildSchema(schema).getType(name).getFields()));
writeFileSync(
  'packages/domain/src/vocabulary/generated/operations.ts',
  `${note('packages/domain/schema')}/** A field of Query or Mutation. */\nexport type GraphQLOperation =\n${rootFields.map((name) => `  | '${name}'`).join('\n')};\n`,
);

writeDocs();
