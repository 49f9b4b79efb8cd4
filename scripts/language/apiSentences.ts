import ts from 'typescript';

/** Examples of the arguments of a text: a list for each parameter. */
export type Samples = readonly (readonly unknown[])[];

/** A text of the API with its name, such as 'GROUP_MESSAGES.circle'. */
export interface ApiSentence {
  readonly name: string;
  readonly sentence: string;
}

/** A name has no digits and no quotes, so a sentence can only be translated if the text itself quotes it. */
const BY_TYPE: Readonly<Record<string, readonly unknown[]>> = {
  number: [1, 1234],
  string: ['Ann Lee'],
  'readonly string[]': [['first', 'second']],
};
const BY_NAME: Readonly<Record<string, readonly unknown[]>> = {
  email: ['ann.lee@example.com'],
  address: ['ann.lee@example.com'],
};

/**
 * Every sentence that the texts of a module can become, without those that are left out by name. `samples` has the
 * arguments of texts that take others.
 */
export function apiSentences(
  source: string,
  module: Readonly<Record<string, unknown>>,
  samples: Readonly<Record<string, Samples>>,
  isLeftOut: (name: string) => boolean,
): ApiSentence[] {
  const parameters = parametersIn(source);
  return Object.entries(module).flatMap(([name, value]) => (/^[A-Z_]+$/.test(name) ? sentencesOf(name, value) : []));

  function sentencesOf(name: string, value: unknown): ApiSentence[] {
    if (isLeftOut(name)) return [];
    if (typeof value === 'string') return [{ name, sentence: value }];
    if (typeof value === 'function') {
      const arguments_ = samples[name] ?? (parameters.get(name) ?? []).map((parameter) => examples(name, parameter));
      return combinations(arguments_).map((list) => ({ name, sentence: String(value(...list)) }));
    }
    return Object.entries(value as object).flatMap(([key, part]) => sentencesOf(`${name}.${key}`, part));
  }
}

function examples(text: string, { name, type }: Parameter): readonly unknown[] {
  const found = BY_NAME[name] ?? BY_TYPE[type];
  if (!found) throw new Error(`Add examples for the parameter ${name}: ${type} of ${text}.`);
  return found;
}

const combinations = (lists: Samples): unknown[][] =>
  lists.reduce<unknown[][]>((found, list) => found.flatMap((one) => list.map((value) => [...one, value])), [[]]);

interface Parameter {
  readonly name: string;
  readonly type: string;
}

/** The parameters of each text that is a function. */
function parametersIn(source: string): Map<string, Parameter[]> {
  const found = new Map<string, Parameter[]>();
  const file = ts.createSourceFile('messages.ts', source, ts.ScriptTarget.Latest, true);
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) visit(name.getText(file), initializer);
  }
  return found;

  function visit(name: string, node: ts.Node | undefined): void {
    if (!node) return;
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) visit(name, node.expression);
    if (ts.isArrowFunction(node) || ts.isMethodDeclaration(node)) {
      const parameters = node.parameters.map((one) => ({
        name: one.name.getText(file),
        type: one.type?.getText(file) ?? '',
      }));
      found.set(name, parameters);
    }
    if (!ts.isObjectLiteralExpression(node)) return;
    for (const part of node.properties) {
      const key = `${name}.${part.name?.getText(file)}`;
      visit(key, ts.isPropertyAssignment(part) ? part.initializer : part);
    }
  }
}
