import ts from 'typescript';

/** Something in a file that a person reads, with the line it is on. */
export interface Found {
  readonly line: number;
  readonly text: string;
}

/** The language of a source file: texts for users, comments for contributors, and names. */
export interface SourceLanguage {
  /** Literals that read like a sentence, and all text of JSX. */
  readonly texts: readonly Found[];
  /** Text of JSX and of attributes that users see, and defaults of props for such texts. */
  readonly visible: readonly Found[];
  readonly comments: readonly Found[];
  /** The first line of each line comment, and the text of each other comment. Line comments below each other are one. */
  readonly openings: readonly Found[];
  /** Names of variables, parameters, functions and types. */
  readonly names: readonly Found[];
  /** Names of members of types. They are read with their owner, so short ones are clear: `SharingApi.mine`. */
  readonly members: readonly Found[];
}

/** Attributes whose value is shown or announced. */
const SHOWN_ATTRIBUTES =
  /^(?:label|title|placeholder|description|alt|heading|hint|helpText|summary|action|note|empty|caption|aria-(?:label|description|placeholder|roledescription|valuetext))$|Label$|Text$|Title$/;

const isWords = (text: string) => /[A-Za-z]{2,}/.test(text);

/** Reads the language of a file, without imports, types and keys of styles. */
export function readSource(path: string, source: string): SourceLanguage {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : path.endsWith('.mjs') ? ts.ScriptKind.JS : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
  const texts: Found[] = [];
  const visible: Found[] = [];
  const names: Found[] = [];
  const members: Found[] = [];
  const at = (node: ts.Node, text: string): Found => ({
    line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1,
    text,
  });

  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    if (ts.isTaggedTemplateExpression(node)) return;
    if (ts.isJsxText(node) && isWords(node.text)) {
      texts.push(at(node, node.text.trim()));
      visible.push(at(node, node.text.trim()));
    }
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || isTemplatePart(node)) {
      if (/\s/.test(node.text.trim()) && isWords(node.text)) texts.push(at(node, node.text));
      if (isShown(node) && isWords(node.text)) visible.push(at(node, node.text));
    }
    const name = declaredName(node);
    if (name) names.push(at(name, name.text));
    if (isMember(node) && ts.isIdentifier(node.name)) members.push(at(node.name, node.name.text));
    ts.forEachChild(node, visit);
  };
  visit(file);
  const comments = commentsOf(file, source);
  return { texts, visible, comments, openings: openingsOf(comments, source), names, members };
}

const isMember = (node: ts.Node): node is ts.PropertySignature | ts.PropertyDeclaration | ts.MethodSignature =>
  ts.isPropertySignature(node) || ts.isPropertyDeclaration(node) || ts.isMethodSignature(node);

const isTemplatePart = (node: ts.Node): node is ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail =>
  ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);

/** Objects of texts: `TEXTS`, or anything of the type `…Texts`. */
const TEXT_OBJECT = /(?:^|_)TEXTS$|Texts$/;

/** A literal that is shown: in JSX, as an attribute or a default for one, in an object of texts; also in a condition. */
function isShown(node: ts.Node): boolean {
  let child = node;
  let parent = node.parent;
  let isExpression = false;
  while (isPassedOn(parent, child)) {
    isExpression ||= ts.isJsxExpression(parent);
    child = parent;
    parent = parent.parent;
  }
  if (ts.isJsxAttribute(parent)) return SHOWN_ATTRIBUTES.test(parent.name.getText());
  if (ts.isJsxElement(parent) || ts.isJsxFragment(parent)) return isExpression;
  if (ts.isBindingElement(parent) || ts.isParameter(parent))
    return parent.initializer === child && SHOWN_ATTRIBUTES.test(parent.name.getText());
  return ts.isPropertyAssignment(parent) && isInTextObject(parent);
}

/** Whether the value of an expression can be that of its child. */
const isPassedOn = (parent: ts.Node, child: ts.Node) =>
  ts.isJsxExpression(parent) ||
  (ts.isConditionalExpression(parent) && parent.condition !== child) ||
  ts.isTemplateExpression(parent) ||
  ts.isTemplateSpan(parent) ||
  ts.isParenthesizedExpression(parent) ||
  ts.isArrowFunction(parent) ||
  (ts.isBinaryExpression(parent) &&
    /^(?:\?\?|\|\||&&)$/.test(parent.operatorToken.getText()) &&
    parent.right === child);

function isInTextObject(property: ts.Node): boolean {
  let parent = property.parent;
  while (ts.isObjectLiteralExpression(parent) || ts.isPropertyAssignment(parent) || ts.isAsExpression(parent))
    parent = parent.parent;
  if (!ts.isVariableDeclaration(parent)) return false;
  return TEXT_OBJECT.test(parent.name.getText()) || TEXT_OBJECT.test(parent.type?.getText() ?? '');
}

function declaredName(node: ts.Node): ts.Identifier | undefined {
  const isDeclaration =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isBindingElement(node);
  if (!isDeclaration || !node.name || !ts.isIdentifier(node.name)) return undefined;
  // Without a new name, the variable only repeats the name of a member, which is judged where the type is declared.
  const isRenamed = !ts.isBindingElement(node) || node.propertyName !== undefined;
  return isRenamed ? node.name : undefined;
}

interface Comment extends Found {
  /** The position in the source. */
  readonly start: number;
}

function commentsOf(file: ts.SourceFile, source: string): Comment[] {
  const found = new Map<number, Comment>();
  const collect = (position: number) => {
    for (const range of [
      ...(ts.getLeadingCommentRanges(source, position) ?? []),
      ...(ts.getTrailingCommentRanges(source, position) ?? []),
    ]) {
      const line = file.getLineAndCharacterOfPosition(range.pos).line + 1;
      found.set(range.pos, { line, text: source.slice(range.pos, range.end), start: range.pos });
    }
  };
  /** Comments in styles and in other templates, and in JSX, where they are an expression without a value. */
  const collectInside = (node: ts.Node) => {
    const start = node.getStart(file);
    for (const { index, 0: text } of node.getText(file).matchAll(/\/\*[\s\S]*?\*\//g)) {
      const line = file.getLineAndCharacterOfPosition(start + index).line + 1;
      found.set(start + index, { line, text, start: start + index });
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTemplateLiteral(node)) collectInside(node);
    if (ts.isJsxExpression(node) && !node.expression) collectInside(node);
    collect(node.getFullStart());
    collect(node.getEnd());
    collect(node.getLastToken(file)?.getFullStart() ?? node.getEnd());
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found.values()].sort((a, b) => a.start - b.start);
}

function openingsOf(comments: readonly Comment[], source: string): Found[] {
  return comments
    .filter((comment, index) => {
      const previous = comments[index - 1];
      if (!previous || !isLineComment(previous) || !isLineComment(comment)) return true;
      if (columnOf(previous, source) !== columnOf(comment, source)) return true;
      return source.slice(previous.start + previous.text.length, comment.start).trim() !== '';
    })
    .map(({ line, text }) => ({ line, text: text.replace(/^[/*!\s]+/, '').replace(/[*/\s]+$/, '') }));
}

const isLineComment = ({ text }: Comment) => text.startsWith('//');

const columnOf = ({ start }: Comment, source: string) => start - source.lastIndexOf('\n', start);
