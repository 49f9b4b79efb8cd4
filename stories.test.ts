import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Pages about several components, without controls. */
const PAGES = /^(Accessibility\/|Foundations\/(Icons|Overview|Tables)$|Fields\/Form$)/;

type Literal = ts.ObjectLiteralExpression;

/** The metadata and the first story of a file. */
function read(file: string) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  let meta: Literal | undefined;
  let first: Literal | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [given] = node.arguments;
      const literal = given && ts.isObjectLiteralExpression(given) ? given : undefined;
      const called = node.expression.getText();
      if (called === 'preview.meta') meta = literal;
      if (called === 'meta.story') first ??= literal;
    }
    node.forEachChild(visit);
  };
  visit(source);
  return { meta, first, text: source.text };
}

const property = (literal: Literal | undefined, name: string) =>
  literal?.properties.find((one): one is ts.PropertyAssignment | ts.MethodDeclaration => one.name?.getText() === name);

/** What a property is set to, if it is set by a name and a value. */
function givenValue(literal: Literal | undefined, name: string): ts.Expression | undefined {
  const found = property(literal, name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

/** Args are given, or come with metadata that several files share. */
function hasArgs(literal: Literal | undefined): boolean {
  const args = givenValue(literal, 'args');
  if (args && ts.isObjectLiteralExpression(args)) return args.properties.length > 0;
  return args !== undefined || (literal?.properties.some(ts.isSpreadAssignment) ?? false);
}

/** A function without parameters renders the same whatever the controls say. */
function ignoresArgs(literal: Literal | undefined): boolean {
  const render = givenValue(literal, 'render');
  const isFunction = render && (ts.isArrowFunction(render) || ts.isFunctionExpression(render));
  return isFunction === true && render.parameters.length === 0;
}

/** Problems with the controls of a file, which act on its first story. */
function problems(file: string): string[] {
  const { meta, first } = read(file);
  const title = givenValue(meta, 'title');
  if (title && ts.isStringLiteral(title) && PAGES.test(title.text)) return [];
  const render = property(first, 'render') ? first : meta;
  return [
    !property(meta, 'component') && 'has no component',
    !hasArgs(meta) && !hasArgs(first) && 'has no args',
    ignoresArgs(render) && 'renders its first story without args',
  ].filter((problem) => typeof problem === 'string');
}

/** True if the widget of a folder fills the height of its container. */
function fillsHeight(folder: string): boolean {
  const sources = globSync(`${folder}/*.tsx`).filter((file) => !/\.(stories|test)\./.test(file));
  return sources.some((file) => {
    const text = readFileSync(file, 'utf8');
    return text.includes('<WidgetFrame') || (text.includes('<ListPage') && !text.includes('layout="flow"'));
  });
}

const files = globSync('packages/{ui,fleet-widgets,admin-widgets}/src/**/*.stories.tsx').toSorted();

describe('stories', () => {
  it('have controls that change their first story', () => {
    expect(files.flatMap((file) => problems(file).map((problem) => `${file} ${problem}`))).toEqual([]);
  });

  it('give a height to widgets that fill their container', () => {
    const widgets = files.filter((file) => fillsHeight(dirname(file)));
    expect(widgets.length).toBeGreaterThan(8);
    expect(widgets.filter((file) => !/[bB]lockSize:|boxHeightPx/.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
