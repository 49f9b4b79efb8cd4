import { type MessageBlock, type MessageInline, messageText } from '@gladhand/domain/messages';
import { Link } from '@gladhand/ui';
import { Fragment, type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';

interface MessageTextProps {
  /** Markdown of a message. */
  text: string;
}

/** The text of a message with its paragraphs, emphasis, lists and links. It never contains HTML of its author. */
export function MessageText({ text }: MessageTextProps) {
  const { blocks } = useMemo(() => messageText(text), [text]);
  return <Text dir="auto">{inOrder(blocks, (node) => renderBlock(node))}</Text>;
}

/** The parts of a text have no ids; their order never changes. */
function inOrder<Part>(parts: readonly Part[], render: (part: Part) => ReactNode): ReactNode {
  return parts
    .map((part, index) => [index, part] as const)
    .map(([key, part]) => <Fragment key={key}>{render(part)}</Fragment>);
}

function renderBlock(node: MessageBlock): ReactNode {
  if (node.kind === 'paragraph') return <p>{inOrder(node.children, renderInline)}</p>;
  const items = inOrder(node.items, (item) => <li>{inOrder(item, renderItem)}</li>);
  return node.start === null ? <ul>{items}</ul> : <ol start={node.start}>{items}</ol>;
}

/** A paragraph of a list item needs no distance from its bullet. */
const renderItem = (node: MessageBlock): ReactNode =>
  node.kind === 'paragraph' ? <div>{inOrder(node.children, renderInline)}</div> : renderBlock(node);

function renderInline(node: MessageInline): ReactNode {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'break':
      return <br />;
    case 'strong':
      return <strong>{inOrder(node.children, renderInline)}</strong>;
    case 'emphasis':
      return <em>{inOrder(node.children, renderInline)}</em>;
    case 'link': {
      // Another site opens beside the portal, whose work isn't lost.
      const isAway = node.href.toLowerCase().startsWith('https:');
      return (
        <Link href={node.href} {...(isAway && { target: '_blank' })}>
          {inOrder(node.children, renderInline)}
        </Link>
      );
    }
  }
}

const Text = styled.div`
  overflow-wrap: anywhere;

  p,
  ul,
  ol {
    margin: 0;
  }
  > * + * {
    margin-block-start: 6px;
  }
  ul,
  ol {
    padding-inline-start: 20px;
  }
  a {
    color: inherit;
    text-decoration: underline;
  }
`;
