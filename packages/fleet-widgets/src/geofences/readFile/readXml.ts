import { FileRefused } from './fileRefused';
import { READ_LIMITS } from './readLimits';

/** What happens while XML is read. Names have no namespace prefix. */
export interface XmlEvents {
  open(name: string, attribute: (name: string) => string | undefined): void;
  /** The text is that of the element, without that of elements in it. */
  close(name: string, text: string): void;
  /** An element was closed by the wrong tag. Elements that were open in it are closed first. */
  mismatched(): void;
  progress(done: number): void;
}

/** Characters that are read between two reports of progress. */
const REPORTED_CHARACTERS = 65_536;

/**
 * Reads XML from start to end without keeping it, so that a large or hostile file takes little memory. Entities are not
 * expanded: a file that defines any is refused.
 */
export function readXml(source: string, events: XmlEvents): void {
  const open: string[] = [];
  const texts: string[] = [];
  let reported = 0;
  let at = 0;
  const addText = (text: string) => {
    if (texts.length > 0) texts[texts.length - 1] += text;
  };
  const close = () => {
    events.close(open.pop() ?? '', texts.pop() ?? '');
  };

  for (;;) {
    const start = source.indexOf('<', at);
    if (start < 0) break;
    if (start > at && texts.length > 0) addText(unescapeXml(source.slice(at, start)));
    if (start - reported > REPORTED_CHARACTERS) {
      reported = start;
      events.progress(start / source.length);
    }
    const mark = source[start + 1];
    if (mark === '!' || mark === '?') {
      const special = readSpecial(source, start);
      addText(special.text);
      at = special.end;
    } else if (mark === '/') {
      const end = endOf(source, '>', start);
      const name = localName(source.slice(start + 2, end - 1).trim());
      at = end;
      const depth = open.lastIndexOf(name);
      if (depth !== open.length - 1) events.mismatched();
      while (depth >= 0 && open.length > depth) close();
    } else {
      const end = endOfTag(source, start);
      const tag = source.slice(start + 1, end - 1);
      at = end;
      const isEmpty = tag.endsWith('/');
      const name = localName(/^[^\s/]*/.exec(tag)?.[0] ?? '');
      if (open.length >= READ_LIMITS.nesting) throw new FileRefused('nestedTooDeep');
      open.push(name);
      texts.push('');
      events.open(name, (attribute) => attributeOf(tag, attribute));
      if (isEmpty) close();
    }
  }
  if (open.length > 0) throw new FileRefused('brokenXml');
}

/** A comment, a declaration, or text that is quoted as a whole. */
function readSpecial(source: string, start: number): { end: number; text: string } {
  if (source.startsWith('<!--', start)) return { end: endOf(source, '-->', start + 4), text: '' };
  if (source.startsWith('<![CDATA[', start)) {
    const end = endOf(source, ']]>', start);
    return { end, text: source.slice(start + 9, end - 3) };
  }
  if (source.startsWith('<?', start)) return { end: endOf(source, '?>', start), text: '' };
  if (/^<!ENTITY/i.test(source.slice(start, start + 8))) throw new FileRefused('entities');
  // Declarations in a document type are read one by one, so that its entities are found.
  const subset = source.slice(start, start + 1_000).search(/[[>]/);
  return { end: subset < 0 ? endOf(source, '>', start) : start + subset + 1, text: '' };
}

function endOf(source: string, mark: string, from: number): number {
  const end = source.indexOf(mark, from);
  if (end < 0) throw new FileRefused('brokenXml');
  return end + mark.length;
}

/** The end of a tag, whose attributes can contain `>`. */
function endOfTag(source: string, start: number): number {
  const simple = endOf(source, '>', start);
  if (!/["']/.test(source.slice(start, simple))) return simple;
  for (let at = start + 1; at < source.length; at++) {
    const character = source[at];
    if (character === '>') return at + 1;
    if (character === '"' || character === "'") at = endOf(source, character, at + 1) - 1;
  }
  throw new FileRefused('brokenXml');
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

function attributeOf(tag: string, name: string): string | undefined {
  const tokens = tag.match(/"[^"]*"|'[^']*'|=|[^\s=/"']+/g) ?? [];
  const place = tokens.findIndex((token, index) => token === name && tokens[index + 1] === '=');
  const value = place < 0 ? undefined : tokens[place + 2];
  return value === undefined ? undefined : unescapeXml(value.replaceAll(/^["']|["']$/g, ''));
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Other entities stay as they are. */
function unescapeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return NAMED[String(name).toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
