import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addEmails, isEmailAddress, readEmails } from './emailList';

describe('isEmailAddress', () => {
  test.each([
    ['luis.ortega@cedarridge.com', true],
    ['o+alerts@lake-trailer.co.uk', true],
    ['müller@spedition.de', true],
    ['luis@cedarridge', false],
    ['luis@', false],
    ['@cedarridge.com', false],
    ['luis ortega@cedarridge.com', false],
    ['luis@@cedarridge.com', false],
    ['luis@cedar..com', false],
    ['luis@cedarridge.c', false],
    [`${'a'.repeat(250)}@b.com`, false],
    ['', false],
  ])('for %j, returns %j', (text, is) => {
    expect(isEmailAddress(text)).toBe(is);
  });
});

describe('readEmails', () => {
  test.each([
    ['a@x.com, b@x.com;c@x.com\nd@x.com\te@x.com', ['a@x.com', 'b@x.com', 'c@x.com', 'd@x.com', 'e@x.com']],
    ['Luis Ortega <luis@x.com>, Mia <mia@x.com>', ['luis@x.com', 'mia@x.com']],
    ['"Ortega, Luis" <luis@x.com>; Reed, Mia <mia@x.com>', ['luis@x.com', 'mia@x.com']],
    ['luis@x.com <luis@x.com>', ['luis@x.com', 'luis@x.com']],
    ['<mailto:luis@x.com>', ['luis@x.com']],
    ['mailto:luis@x.com', ['luis@x.com']],
    ['Luis <luis@x.com> and mia@x.com', ['luis@x.com', 'mia@x.com']],
    ['not-an-address, a@x.com', ['not-an-address', 'a@x.com']],
    [' ,;  \n', []],
    ['', []],
  ])('reads %j', (text, emails) => {
    expect(readEmails(text)).toEqual(emails);
  });
});

describe('addEmails', () => {
  test.each([
    { list: ['a@x.com'], added: ['b@x.com'], after: ['a@x.com', 'b@x.com'] },
    { list: ['a@x.com'], added: ['A@X.com', 'b@x.com', 'B@x.com'], after: ['a@x.com', 'b@x.com'] },
    { list: [], added: [], after: [] },
  ])('adds $added to $list', ({ list, added, after }) => {
    expect(addEmails(list, added)).toEqual(after);
  });
});

const anyEmail = fc.emailAddress().filter((email) => /^[^"<>,;\s]+$/.test(email));

test('reads a written list as the same addresses, with any separator', () => {
  fc.assert(
    fc.property(fc.array(anyEmail), fc.constantFrom(', ', ';', '\n', ' '), (emails, separator) => {
      expect(readEmails(emails.join(separator))).toEqual(emails);
    }),
  );
});

test('adds each address only once', () => {
  fc.assert(
    fc.property(fc.array(anyEmail), fc.array(anyEmail), (list, added) => {
      const once = addEmails(list, added);
      expect(addEmails(once, added)).toEqual(once);
      expect(once.slice(0, list.length)).toEqual(list);
    }),
  );
});
