import { fromMarkdown } from 'mdast-util-from-markdown';
import { messageLink } from './messageLink';

/** A part of a line. */
export type MessageInline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly children: readonly MessageInline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly MessageInline[] }
  | { readonly kind: 'break' };

/** A paragraph or a list. */
export type MessageBlock =
  | { readonly kind: 'paragraph'; readonly children: readonly MessageInline[] }
  | {
      readonly kind: 'list';
      /** Number of the first item. Null: bullets. */
      readonly start: number | null;
      readonly items: readonly (readonly MessageBlock[])[];
    };

/** A text as it is shown, and what can't be shown as written. */
export interface MessageText {
  readonly blocks: readonly MessageBlock[];
  /** Addresses that links can't lead to. Such a link is shown as text. */
  readonly refusedLinks: readonly string[];
  /** Deepest level of lists; 0 without a list. */
  readonly listLevels: number;
}

/** Everything except paragraphs, emphasis, lists, line breaks and links is text: a message contains no HTML and no images. */
const PLAIN_TEXT = [
  ...['htmlFlow', 'htmlText', 'headingAtx', 'setextUnderline', 'codeFenced', 'codeIndented', 'codeText'],
  ...['thematicBreak', 'blockQuote', 'definition', 'labelStartImage', 'characterReference'],
];

type Block = ReturnType<typeof fromMarkdown>['children'][number];
type Inline = Extract<Block, { type: 'paragraph' }>['children'][number];

/** Parses the Markdown of a message. */
export function messageText(markdown: string): MessageText {
  const refusedLinks: string[] = [];
  let listLevels = 0;

  const inline = (node: Inline): MessageInline[] => {
    switch (node.type) {
      case 'text':
        return [{ kind: 'text', text: node.value }];
      case 'break':
        return [{ kind: 'break' }];
      case 'strong':
      case 'emphasis':
        return [{ kind: node.type, children: node.children.flatMap(inline) }];
      case 'link': {
        const children = node.children.flatMap(inline);
        const href = messageLink(node.url);
        if (href !== undefined) return [{ kind: 'link', href, children }];
        refusedLinks.push(node.url);
        return children;
      }
      default:
        return [{ kind: 'text', text: sourceOf(node, markdown) }];
    }
  };
  const block =
    (level: number) =>
    (node: Block): MessageBlock => {
      switch (node.type) {
        case 'paragraph':
          return { kind: 'paragraph', children: node.children.flatMap(inline) };
        case 'list':
          return list(node, level + 1);
        default:
          return { kind: 'paragraph', children: [{ kind: 'text', text: sourceOf(node, markdown) }] };
      }
    };
  const list = ({ ordered, start, children }: Extract<Block, { type: 'list' }>, level: number): MessageBlock => {
    listLevels = Math.max(listLevels, level);
    return {
      kind: 'list',
      start: ordered ? (start ?? 1) : null,
      items: children.map((item) => item.children.map(block(level))),
    };
  };

  const { children } = fromMarkdown(markdown, { extensions: [{ disable: { null: PLAIN_TEXT } }] });
  const blocks = children.map(block(0));
  return { blocks, refusedLinks, listLevels };
}

const sourceOf = ({ position }: Block | Inline, markdown: string): string =>
  markdown.slice(position?.start.offset, position?.end.offset);

/** The text without its formatting, on one line: for lists, the audit log and screen readers. */
export function plainMessageText(markdown: string): string {
  const inlineText = (node: MessageInline): string => {
    if (node.kind === 'text') return node.text;
    return node.kind === 'break' ? ' ' : node.children.map(inlineText).join('');
  };
  const blockText = (node: MessageBlock): string =>
    node.kind === 'paragraph'
      ? node.children.map(inlineText).join('')
      : node.items.map((item) => item.map(blockText).join(' ')).join(' ');
  return messageText(markdown).blocks.map(blockText).join(' ').replace(/\s+/g, ' ').trim();
}
