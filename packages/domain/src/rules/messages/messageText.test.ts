import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { messageLink } from './messageLink';
import { type MessageBlock, type MessageInline, messageText, plainMessageText } from './messageText';

/** A text as lines that show its structure. */
function outline(markdown: string): string {
  const inline = (node: MessageInline): string => {
    switch (node.kind) {
      case 'text':
        return node.text;
      case 'break':
        return '↵';
      case 'link':
        return `[${node.children.map(inline).join('')}→${node.href}]`;
      default:
        return `${node.kind}(${node.children.map(inline).join('')})`;
    }
  };
  const block = (node: MessageBlock): string =>
    node.kind === 'paragraph'
      ? node.children.map(inline).join('')
      : `${node.start ?? '•'}{${node.items.map((item) => item.map(block).join('|')).join(';')}}`;
  return messageText(markdown).blocks.map(block).join('¶');
}

test.each([
  ['One\n\nTwo', 'One¶Two'],
  ['One  \ntwo', 'One↵two'],
  ['**Stop** at *once*', 'strong(Stop) at emphasis(once)'],
  ['- a\n- b\n  - c', '•{a;b|•{c}}'],
  ['3. a\n4. b', '3{a;b}'],
  ['See [status](https://example.com/a?b=1).', 'See [status→https://example.com/a?b=1].'],
  ['<https://example.com>', '[https://example.com→https://example.com]'],
  ['[Parts](/parts?customer=1)', '[Parts→/parts?customer=1]'],
  ['[Write](mailto:help@example.com)', '[Write→mailto:help@example.com]'],
  // A refused link stays readable.
  ['[Open](javascript:alert(1))', 'Open'],
  ['[Open](//evil.example)', 'Open'],
  ['[Open](java&#115;cript:alert(1))', 'Open'],
  // Everything else is text.
  ['<b onclick="x()">Hi</b>', '<b onclick="x()">Hi</b>'],
  ['<script>\nalert(1)\n</script>', '<script>\nalert(1)\n</script>'],
  ['![a](https://example.com/a.png)', '![a→https://example.com/a.png]'],
  ['# Title', '# Title'],
  ['> quote', '> quote'],
  ['`code` and\n\n    indented', '`code` and¶indented'],
  ['---', '---'],
  ['[a]: https://example.com', '[a]: https://example.com'],
  ['&lt;b&gt; &copy;', '&lt;b&gt; &copy;'],
])('%j is %s', (markdown, expected) => expect(outline(markdown)).toBe(expected));

test.each<[href: string, isAllowed: boolean]>([
  ['https://example.com', true],
  ['HTTPS://example.com/a', true],
  ['http://example.com', false],
  ['https://user:secret@example.com', false],
  ['https://', false],
  ['/tracking/1GRAA', true],
  ['/', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/a\\b', false],
  ['tracking', false],
  ['#top', false],
  ['mailto:help@example.com', true],
  ['mailto:help@example.com?bcc=all@example.com', false],
  ['mailto:', false],
  ['javascript:alert(1)', false],
  ['JAVASCRIPT:alert(1)', false],
  ['\tjavascript:alert(1)', false],
  ['data:text/html,x', false],
  ['vbscript:x', false],
  ['/a\u202eb', false],
  ['https://exa\nmple.com', false],
])('a link to %j is allowed: %s', (href, isAllowed) => expect(messageLink(href)).toBe(isAllowed ? href : undefined));

describe('any text', () => {
  const anyMarkdown = fc.array(
    fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.constantFrom(
        '<',
        '>',
        '[',
        ']',
        '(',
        ')',
        '!',
        '*',
        '**',
        '_',
        '`',
        '\n',
        '\n\n',
        '- ',
        '1. ',
        '# ',
        '&amp;',
        '    ',
      ),
      fc.constantFrom('javascript:', 'https://a.example', '<script>', 'data:text/html,', '/\\a', '//a', 'JaVaScRiPt:'),
    ),
    { maxLength: 30 },
  );

  it('has only links that are allowed, and never fails', () => {
    fc.assert(
      fc.property(anyMarkdown, (parts) => {
        const visitInline = (node: MessageInline): void => {
          if (node.kind === 'link') expect(messageLink(node.href)).toBe(node.href);
          if ('children' in node) node.children.forEach(visitInline);
        };
        const visit = (node: MessageBlock): void =>
          node.kind === 'paragraph' ? node.children.forEach(visitInline) : node.items.flat().forEach(visit);
        messageText(parts.join('')).blocks.forEach(visit);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps every word as plain text', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(words, fc.constantFrom(' ', '\n', '\n\n', ' **', '\n- '), (list, separator) => {
        for (const word of list) expect(plainMessageText(list.join(separator))).toContain(word);
      }),
    );
  });
});

test('plain text is on one line', () => {
  expect(plainMessageText('**Stop**\n\n- one\n- [two](https://example.com)  \n  three')).toBe('Stop one two three');
});
