// Writes packages/ui/src/tokens/generated/tokens.ts and packages/ui/generated/tokens.css from tokens.json (DTCG).
// With --check it writes nothing and exits 1 when a file on disk is not current.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../packages/ui/src/tokens/tokens.json', import.meta.url));
const fileOf = (path) => fileURLToPath(new URL(`../packages/ui/${path}`, import.meta.url));
const tree = JSON.parse(readFileSync(source, 'utf8'));

const isReference = (value) => typeof value === 'string' && /^\{.+\}$/.test(value);
const at = (path) => path.split('.').reduce((node, key) => node?.[key], tree);

function resolve(value) {
  if (!isReference(value)) return value;
  const found = at(value.slice(1, -1));
  if (found?.$value === undefined) throw new Error(`tokens.json: ${value} points to nothing`);
  return resolve(found.$value);
}

const px = ({ value, unit }) => `${value}${unit}`;

function color(value) {
  if (value.alpha === undefined && value.hex) return value.hex;
  const [r, g, b] = value.components.map((part) => Math.round(part * 255));
  return `rgb(${r} ${g} ${b} / ${value.alpha ?? 1})`;
}

const shadow = (layers) =>
  [layers]
    .flat()
    .map((s) => [px(s.offsetX), px(s.offsetY), px(s.blur), px(s.spread), color(s.color)].join(' '))
    .join(', ');

const quoteFamily = (name) => (/\s/.test(name) ? `"${name}"` : name);

/** Variables of one token. Most tokens have one; typography has the shorthand and the tracking. */
function variables(name, type, raw) {
  const value = resolve(raw);
  if (type === 'color') return [[name, color(value)]];
  if (type === 'dimension' || type === 'duration') return [[name, px(value)]];
  if (type === 'fontFamily') return [[name, value.map(quoteFamily).join(', ')]];
  if (type === 'cubicBezier') return [[name, `cubic-bezier(${value.join(', ')})`]];
  if (type === 'shadow') return [[name, shadow(value)]];
  if (type === 'typography') {
    const lineHeightPx = Math.round(value.fontSize.value * value.lineHeight);
    const family = `var(--gh-${value.fontFamily.slice('{semantic.'.length, -1).replaceAll('.', '-')})`;
    return [
      [name, `${value.fontWeight} ${px(value.fontSize)}/${lineHeightPx}px ${family}`],
      [`${name}-tracking`, px(value.letterSpacing)],
    ];
  }
  throw new Error(`tokens.json: ${name} has the unknown type ${type}`);
}

/** Each theme, and the theme from which it inherits missing values. */
const THEMES = { light: undefined, dark: 'light', contrast: 'light', 'contrast-dark': 'dark' };
const themes = Object.fromEntries(Object.keys(THEMES).map((name) => [name, new Map()]));

const ownValue = (node, name) => (name === 'light' ? node.$value : node.$extensions?.['gladhand.mode']?.[name]);
const valueIn = (node, name) => ownValue(node, name) ?? valueIn(node, THEMES[name]);

function walk(node, path, inheritedType) {
  const type = node.$type ?? inheritedType;
  if (node.$value !== undefined) {
    for (const [name, entries] of Object.entries(themes)) {
      for (const [key, value] of variables(`--gh-${path.join('-')}`, type, valueIn(node, name)))
        entries.set(key, value);
    }
    return;
  }
  for (const [key, child] of Object.entries(node)) {
    if (!key.startsWith('$')) walk(child, [...path, key], type);
  }
}
walk(tree.semantic, [], undefined);

const differing = (name) => [...themes[name]].filter(([key, value]) => themes[THEMES[name]].get(key) !== value);
const quote = (text) => `'${text.replaceAll("'", "\\'")}'`;
const lines = (entries) => entries.map(([key, value]) => `  ${quote(key)}: ${quote(value)},`).join('\n');
const output = `// Generated from ../tokens.json by scripts/generate-tokens.mjs. Change the source, then run it again.

/** CSS variables of the light theme. */
export const lightVariables = {
${lines([...themes.light])}
} as const;

/** The name of a token: the CSS variable that carries it. */
export type TokenName = keyof typeof lightVariables;

/** CSS variables of the dark theme: those that differ, on top of the light ones. */
export const darkVariables: Record<TokenName, string> = {
  ...lightVariables,
${lines(differing('dark'))}
};

/** CSS variables of high contrast on a light ground, on top of the light ones. */
export const contrastVariables: Record<TokenName, string> = {
  ...lightVariables,
${lines(differing('contrast'))}
};

/** CSS variables of high contrast on a dark ground, on top of the dark ones. */
export const contrastDarkVariables: Record<TokenName, string> = {
  ...darkVariables,
${lines(differing('contrast-dark'))}
};
`;

const rule = (selector, scheme, entries) =>
  `${selector} {\n  color-scheme: ${scheme};\n${entries.map(([key, value]) => `  ${key}: ${value};`).join('\n')}\n}\n`;
const indented = (text) => text.replaceAll(/^(?=.)/gm, '  ');
const css = `/* Generated from src/tokens/tokens.json by scripts/generate-tokens.mjs. For pages without React; ThemeScope sets these variables itself.
   A data-gladhand-theme of light, dark, contrast or contrast-dark chooses a theme; without it, the page follows the system. */
${rule(":root,\n[data-gladhand-theme='light']", 'light', [...themes.light])}
@media (prefers-color-scheme: dark) {
${indented(rule(':root:not([data-gladhand-theme])', 'dark', differing('dark')))}}

${rule("[data-gladhand-theme='dark']", 'dark', [...themes.dark])}
${rule("[data-gladhand-theme='contrast']", 'light', [...themes.contrast])}
${rule("[data-gladhand-theme='contrast-dark']", 'dark', [...themes['contrast-dark']])}`;

for (const [path, text] of [
  ['src/tokens/generated/tokens.ts', output],
  ['generated/tokens.css', css],
]) {
  const file = fileOf(path);
  if (!process.argv.includes('--check')) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`packages/ui/${path} is not current: run node scripts/generate-tokens.mjs`);
    process.exitCode = 1;
  }
}
if (process.argv.includes('--check')) console.log('tokens are current');
else console.log(`tokens: ${themes.light.size} variables in ${Object.keys(themes).join(', ')}`);
