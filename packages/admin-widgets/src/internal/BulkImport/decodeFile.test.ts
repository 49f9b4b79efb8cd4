import { expect, test } from 'vitest';
import { decodeFile } from './decodeFile';

const TEXT = 'Username;Type\r\nmüller@x.example;OEM\r\n';
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isLittleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), isLittleEndian);
  return new Uint8Array(view.buffer);
};
const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test.each([
  ['UTF-8', utf8(TEXT), TEXT],
  ['UTF-8', utf8(`\uFEFF${TEXT}`), TEXT],
  ['UTF-8', utf8('語,ü\n'), '語,ü\n'],
  ['UTF-16 LE', utf16(`\uFEFF${TEXT}`, true), TEXT],
  ['UTF-16 BE', utf16(`\uFEFF${TEXT}`, false), TEXT],
  ['UTF-16 LE', utf16(TEXT, true), TEXT],
  ['UTF-16 BE', utf16(TEXT, false), TEXT],
  ['Windows-1252', latin(TEXT), TEXT],
  ['Windows-1252', Uint8Array.from([0x80, 0x20, 0x93, 0xfc, 0x94]), '€ “ü”'],
  ['UTF-8', new Uint8Array(), ''],
  ['UTF-8', utf8('a'), 'a'],
  ['UTF-8', utf8('a@b.co,x\u0000y,and more of it'), 'a@b.co,x\u0000y,and more of it'],
] as const)('decodes %s (%#)', (encoding, bytes, text) => {
  expect(decodeFile(bytes)).toEqual({ encoding, text });
});
