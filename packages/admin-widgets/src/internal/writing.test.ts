import { expect, it } from 'vitest';
import { saySentences } from './writing';

const WORDS: Readonly<Record<string, string>> = {
  "It belongs to 'St. Louis'. Transfer it.": "Er gehört 'St. Louis'. Übertragen Sie ihn.",
  'Choose a type.': 'Wählen Sie einen Typ.',
};
const say = (english: string) => WORDS[english] ?? english;

it.each([
  ['Choose a type.', 'Wählen Sie einen Typ.'],
  [
    "Choose a type. It belongs to 'St. Louis'. Transfer it.",
    "Wählen Sie einen Typ. Er gehört 'St. Louis'. Übertragen Sie ihn.",
  ],
  [
    "It belongs to 'St. Louis'. Transfer it. Choose a type.",
    "Er gehört 'St. Louis'. Übertragen Sie ihn. Wählen Sie einen Typ.",
  ],
  ['Not known. Choose a type.', 'Not known. Wählen Sie einen Typ.'],
  ['', ''],
])('translates %j', (english, translated) => expect(saySentences(english, say)).toBe(translated));
