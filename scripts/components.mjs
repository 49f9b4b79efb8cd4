// Reads what a package offers from its types: components, their props with types and defaults, and their stories.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '..');

/**
 * Types whose members belong to the platform: a component that accepts them documents it by the element that it
 * renders.
 */
const PLATFORM = /node_modules\/(@types\/|typescript|@typescript|styled-components|csstype)/;
const isComponentName = (name) => /^[A-Z][a-z]/.test(name);
const textOf = (parts) =>
  ts
    .displayPartsToString(parts)
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ');

/** The packages that hosts install. */
export const PACKAGES = ['ui', 'domain', 'fleet-widgets', 'admin-widgets'];
const NO_NAMES = /\/(de|es|.*-worker)$/;

/** The entries of a package that export names, by the file that exports them. */
function entriesOf(folder) {
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const entries = Object.entries(exports).filter(
    ([path, target]) => target['@gladhand/source'] && !NO_NAMES.test(path),
  );
  return entries.map(([path, target]) => [`${name}${path.slice(1)}`, join(folder, target['@gladhand/source'])]);
}

/** Everything that the entries of a package export, by the first entry that does. */
export function readPackage(packageName) {
  const folder = join(root, 'packages', packageName);
  const source = join(folder, 'src');
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), (path) => readFileSync(path, 'utf8'));
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const entries = entriesOf(folder);
  const program = ts.createProgram(
    entries.map(([, file]) => file),
    { ...options, types: packageName === 'ui' ? [] : ['vite/client'] },
  );
  const checker = program.getTypeChecker();
  const targets = new Map();
  for (const [from, file] of entries) {
    const entry = checker.getSymbolAtLocation(program.getSourceFile(file));
    for (const symbol of checker.getExportsOfModule(entry)) {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      if (!targets.has(symbol.name)) targets.set(symbol.name, { name: symbol.name, from, target });
    }
  }
  const isOwn = ({ target }) => target.declarations?.[0]?.getSourceFile().fileName.startsWith(source);
  const own = [...targets.values()].filter(isOwn);
  const reader = { checker, source };
  const components = own.flatMap(({ name, from, target }) => componentOf(reader, name, from, target) ?? []);
  const interfaces = own.flatMap(({ name, target }) => interfaceOf(reader, name, target) ?? []);
  const rest = own
    .filter(({ name }) => !components.some((each) => each.name === name))
    .filter(({ target }) => target.flags & ts.SymbolFlags.Value)
    .map(({ name, from, target }) => ({ name, from, description: docOf(reader, target) }));
  const names = components.map(({ name }) => name);
  for (const component of components) component.stories = storiesOf(component, names);
  return { components, interfaces, rest };
}

const docOf = ({ checker }, symbol) => textOf(symbol.getDocumentationComment(checker));
const fileOf = (symbol) => relative(root, symbol.declarations[0].getSourceFile().fileName);

function componentOf(reader, name, from, symbol) {
  if (!isComponentName(name) || !(symbol.flags & ts.SymbolFlags.Value) || symbol.flags & ts.SymbolFlags.Class) return;
  const type = reader.checker.getTypeOfSymbol(symbol);
  const head = { name, description: docOf(reader, symbol), import: `import { ${name} } from '${from}';` };
  const file = fileOf(symbol);
  if (isComponent(type)) return { ...head, file, props: propsOf(reader, type) };
  const parts = type.getProperties().flatMap((part) => {
    const partType = reader.checker.getTypeOfSymbol(part);
    if (!isComponentName(part.name) || !isComponent(partType)) return [];
    return { name: `${name}.${part.name}`, props: propsOf(reader, partType) };
  });
  return parts.length > 0 ? { ...head, file, props: [], parts } : undefined;
}

/**
 * A function of one object that returns something React can render; `memo`, `forwardRef` and styled ones are callable.
 */
const isComponent = (type) => {
  const [signature] = type.getCallSignatures();
  if (!signature || signature.parameters.length > 2) return false;
  return /Element|ReactNode|null/.test(signature.checker.typeToString(signature.getReturnType()));
};

function propsOf(reader, type) {
  const { checker } = reader;
  const signature = type.getCallSignatures().at(-1);
  const [parameter] = signature.parameters;
  if (!parameter) return [];
  return checker
    .getTypeOfSymbol(parameter)
    .getProperties()
    .map((prop) => ownOf(reader, checker.getTypeOfSymbol(parameter), prop))
    .filter(isOurs)
    .map((prop) => propOf(reader, prop))
    .sort((a, b) => Number(b.required) - Number(a.required));
}

/**
 * An interface that extends both an element's attributes and ours, with a prop of one name in each (`required`), takes the
 * first: ours is looked for behind it.
 */
function ownOf(reader, type, prop) {
  if (isOurs(prop)) return prop;
  return basesOf(reader, type).flatMap((base) => ownIn(reader, base, prop.name))[0] ?? prop;
}

function ownIn(reader, type, name) {
  const prop = type.getProperty(name);
  if (!prop) return [];
  return isOurs(prop) ? [prop] : basesOf(reader, type).flatMap((base) => ownIn(reader, base, name));
}

/** The types that a type consists of: those it extends, the members of an intersection, the T of `Omit<T, …>`. */
function basesOf({ checker }, type) {
  if (type.isIntersection()) return type.types;
  if (type.aliasTypeArguments?.length) return [type.aliasTypeArguments[0]];
  return type.isClassOrInterface() ? checker.getBaseTypes(type) : [];
}

const isOurs = ({ declarations = [], name }) =>
  name !== 'key' && declarations.some((declaration) => !PLATFORM.test(declaration.getSourceFile().fileName));

function propOf(reader, symbol) {
  const { checker } = reader;
  const type = checker.typeToString(
    checker.getTypeOfSymbol(symbol),
    undefined,
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
  );
  const required = !(symbol.flags & ts.SymbolFlags.Optional);
  const fallback = symbol.getJsDocTags(checker).find((tag) => tag.name === 'default');
  return {
    name: symbol.name,
    type: required ? type : type.replace(/ \| undefined$|^undefined \| /, ''),
    required,
    ...(fallback && { default: textOf(fallback.text) }),
    description: docOf(reader, symbol),
    /** Declared by us, not by a library that we hand on. */
    ours: symbol.declarations.some((declaration) => declaration.getSourceFile().fileName.startsWith(reader.source)),
  };
}

/** The members that an exported interface, or type of an object, declares itself. */
function interfaceOf(reader, name, symbol) {
  const declarations = symbol.declarations.filter(ts.isInterfaceDeclaration);
  if (declarations.length === 0) return;
  const members = declarations.flatMap((declaration) => [...declaration.members]);
  return {
    name,
    file: fileOf(symbol),
    description: docOf(reader, symbol),
    members: members.map((member) => {
      const own = reader.checker.getSymbolAtLocation(member.name);
      const docText = docOf(reader, own) || textOf(own.getJsDocTags(reader.checker)[0]?.text ?? []);
      return { name: member.name.getText(), description: docText };
    }),
  };
}

/** Stories of a file named after the component; else those of its folder that are not another component's. */
function storiesOf({ name, file }, names) {
  const folder = join(root, dirname(file));
  const named = join(folder, `${name}.stories.tsx`);
  const otherStories = globSync(join(folder, '*.stories.tsx')).filter(
    (path) => !names.includes(basename(path, '.stories.tsx')) || basename(path, '.stories.tsx') === basename(folder),
  );
  const files = (existsSync(named) ? [named] : otherStories).sort();
  return files.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const title = /preview\.meta\(\{[\s\S]*?title: '([^']+)'/.exec(text)?.[1];
    if (!title) return [];
    const exportNames = [...text.matchAll(/^export const (\w+) = \w+\.(?:story|extend)\(/gm)].map(([, each]) => each);
    return exportNames.map((each) => toId(title, storyNameFromExport(each)));
  });
}
