import { words as adminWords } from '../packages/admin-widgets/src/languages/words.de';
import { words as fleetWords } from '../packages/fleet-widgets/src/languages/words.de';
import { catalogId, type MessageOverrides } from '../packages/ui/src/locale/messages';

/** Every module with a catalog. */
const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../packages/{ui,fleet-widgets,admin-widgets}/src/**/*essages.ts',
    '../packages/ui/src/BarList/BarList.tsx',
    '../packages/admin-widgets/src/AuditLog/audit{Actions,Fields}.ts',
  ],
  { eager: true },
);

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = [...'áƀçđéƒğħíĵķłɱñöþɋřšŧúṽŵẋýžÁƁÇĐÉƑĞĦÍĴĶŁṀÑÖÞɊŘŠŦÚṼŴẊÝŽ'];
/** How much longer a translation can be. */
const GROWTH = 0.35;
/** Around values inside a text, so that they stay as they are. */
const VALUE_START = '\uE000';
const VALUE_END = '\uE001';

/** An English text with accents, about a third longer and in brackets. Values inside are kept. */
export function pseudoText(english: string): string {
  let depth = 0;
  let letters = 0;
  let text = '';
  for (const sign of english) {
    if (sign === VALUE_START) depth++;
    else if (sign === VALUE_END) depth--;
    else {
      const place = depth > 0 ? -1 : PLAIN.indexOf(sign);
      if (place >= 0) letters++;
      text += place >= 0 ? ACCENTED[place] : sign;
    }
  }
  if (letters === 0) return text;
  const [, before = '', inside = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return `${before}⟦${inside}${'ö'.repeat(Math.ceil(letters * GROWTH))}⟧${after}`;
}

const marked = (value: unknown): unknown => {
  if (typeof value === 'string') return value && `${VALUE_START}${value}${VALUE_END}`;
  return Array.isArray(value) ? value.map(marked) : value;
};

type Text = (...values: unknown[]) => unknown;

/** A text with values. One that chooses by a value gets it as it is. */
function pseudoFunction(english: Text): Text {
  return (...values) => {
    try {
      const written = english(...values.map(marked));
      if (written !== undefined) return pseudo(written);
    } catch {
      // A value was a key.
    }
    return pseudo(english(...values));
  };
}

function pseudo(text: unknown): unknown {
  if (typeof text === 'string') return pseudoText(text);
  if (typeof text === 'function') return pseudoFunction(text as Text);
  if (Array.isArray(text)) return text.map(pseudo);
  if (typeof text !== 'object' || text === null || Object.getPrototypeOf(text) !== Object.prototype) return text;
  return Object.fromEntries(Object.entries(text).map(([key, value]) => [key, pseudo(value)]));
}

const pseudoWords = (english: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.keys(english).map((word) => [word, pseudoText(word)]));

/** All catalogs as pseudo texts. A text of the page that is none comes from the code. */
export const pseudoMessages: MessageOverrides = {
  ...Object.fromEntries(
    Object.values(modules)
      .flatMap(Object.values)
      .flatMap((value: unknown) => {
        const id = typeof value === 'object' && value !== null ? catalogId(value) : undefined;
        return id === undefined ? [] : [[id, pseudo(value)]];
      }),
  ),
  words: pseudoWords(fleetWords),
  adminWords: pseudoWords(adminWords),
};

/** What the page has received: names, addresses and other data that no language translates. `test-texts.mjs` reads it. */
const receivedTexts = new Set<string>();

const words = new Set([...Object.keys(fleetWords), ...Object.keys(adminWords)]);
/** Labels of the vocabulary and single lower-case words are no data. */
const isData = (text: string) => text.length < 300 && !words.has(text) && /[A-Za-z]/.test(text) && /[^a-z]/.test(text);

function receive(value: unknown): void {
  if (typeof value === 'string') {
    if (isData(value)) receivedTexts.add(value);
  } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(receive);
}

/** Notes all texts that the page receives from now on. */
function noteReceivedTexts(): void {
  const { json } = Response.prototype;
  Response.prototype.json = async function readJson(this: Response) {
    const value: unknown = await json.call(this);
    receive(value);
    return value;
  };
  const { parse } = JSON;
  JSON.parse = (...given: Parameters<typeof parse>) => {
    const value: unknown = parse(...given);
    receive(value);
    return value;
  };
  Object.assign(window, { receivedTexts });
}

noteReceivedTexts();
