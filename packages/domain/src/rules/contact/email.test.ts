import { expect, test } from 'vitest';
import { addEmail, isEmail, normalizeEmail, readEmail } from './email';

test.each([
  ['a@b.co', 'a@b.co'],
  ['  First.Last+Tag@Sub.Example.COM ', 'first.last+tag@sub.example.com'],
  ["o'neil_7@b.co", "o'neil_7@b.co"],
  ['a@müller.example', 'a@xn--mller-kva.example'],
  ['a@MÜLLER.example', 'a@xn--mller-kva.example'],
  ['a@xn--mller-kva.example', 'a@xn--mller-kva.example'],
  ['a@例え.テスト', 'a@xn--r8jz45g.xn--zckzah'],
  ['admin@ｅxample.com', 'admin@example.com'],
  [`${'x'.repeat(64)}@b.co`, `${'x'.repeat(64)}@b.co`],
])('%j is stored as %s', (text, email) => {
  expect(readEmail(text)).toBe(email);
  expect([isEmail(text), normalizeEmail(text)]).toEqual([true, email]);
});

test.each([
  ['full-width letters before the @', 'ａdmin@example.com'],
  ['an umlaut before the @', 'müller@example.com'],
  ['a Kelvin sign', '\u212Aim@example.com'],
  ['a Cyrillic letter', '\u0430dmin@example.com'],
  ['a zero-width space', 'ad\u200Bmin@example.com'],
  ['a zero-width space in the domain', 'admin@exam\u200Bple.com'],
  ['a soft hyphen in the domain', 'admin@exam\u00ADple.com'],
  ['a variation selector in the domain', 'admin@exam\uFE0Fple.com'],
  ['a bidi override', 'admin@\u202Emoc.elpmaxe'],
  ['a replacement character', 'adm\uFFFDn@example.com'],
  ['a control character', 'a\u0007@b.co'],
  ['an unpaired surrogate', 'a@\ud800b.co'],
  ['an injected mail header', 'a@b.co\nBcc: c@d.ef'],
  ['no dot in the domain', 'a@b'],
  ['a space', 'a b@c.de'],
  ['two dots', 'a@b..co'],
  ['two dots before the @', 'a..b@c.de'],
  ['a leading dot', '.a@b.co'],
  ['a label with a leading hyphen', 'a@-b.co'],
  ['a trailing dot', 'a@b.co.'],
  ['two addresses', 'a@b.co,c@d.ef'],
  ['two @', 'a@b@c.de'],
  ['a quoted name', '"a b"@c.de'],
  ['a name and an address', 'Ann <a@b.co>'],
  ['an IP address as the domain', 'a@1.2.3.4'],
  ['a hexadecimal IP address', 'a@0x7f.1'],
  ['a percent escape', 'a@b%2eco.de'],
  ['a port', 'a@b.co:25'],
  ['broken Punycode', 'a@xn--zz--zz-.example'],
  ['65 characters before the @', `${'x'.repeat(65)}@b.co`],
  ['a label of 64 characters', `a@${'x'.repeat(64)}.co`],
  ['255 characters', `a@${'xxxxxxxxx.'.repeat(25)}com`],
  ['more than 254 after IDNA', `a@${`é${'x'.repeat(54)}.`.repeat(4)}com`],
  ['nothing', ''],
])('is not an address: %s', (_, text) => {
  expect(readEmail(text)).toBeUndefined();
  expect(isEmail(normalizeEmail(text))).toBe(false);
});

test('reads a stored address as the same address', () => {
  for (const email of ['a@xn--mller-kva.example', 'x.y+z@b.co']) expect(normalizeEmail(email)).toBe(email);
});

test('lists an address only once', () => {
  expect(addEmail(['a@b.co'], ' A@b.co')).toEqual(['a@b.co']);
  expect(addEmail(['a@müller.example'], 'a@xn--mller-kva.example')).toEqual(['a@müller.example']);
  expect(addEmail(['a@b.co'], 'C@d.ef')).toEqual(['a@b.co', 'c@d.ef']);
});
