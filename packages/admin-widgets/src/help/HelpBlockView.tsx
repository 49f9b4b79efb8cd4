import type { LightBranch } from '@gladhand/domain/readings';
import { SeverityIcon } from '@gladhand/ui';
import { styled } from 'styled-components';
import type { HelpBlock, HelpTerm } from './helpContent';

/** One piece of help text. */
export function HelpBlockView({ block }: { block: HelpBlock }) {
  if (block.kind === 'text') return <Text>{block.text}</Text>;
  if (block.kind === 'terms') return <Terms items={block.items} />;
  return (
    <List as={block.kind === 'steps' ? 'ol' : 'ul'}>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}

function Terms({ items }: { items: readonly HelpTerm[] }) {
  return (
    <Definitions>
      {items.map(({ term, meaning, tone, wire }) => (
        <div key={term}>
          <dt>
            {tone && <SeverityIcon tone={tone} size={14} />}
            {wire && <Wire data-wire={wire} style={{ backgroundColor: WIRE_COLORS[wire] }} />}
            {term}
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </Definitions>
  );
}

/** The colors of the wires, which are the same in every theme. */
const WIRE_COLORS: Record<LightBranch, string> = {
  red: '#d31d26',
  green: '#1e7c50',
  yellow: '#f2c230',
  black: '#1d222b',
  brown: '#6c4122',
};

const Text = styled.p`
  margin: 0 0 12px;
  line-height: 22px;
`;

const List = styled.ul`
  display: grid;
  gap: 6px;
  margin: 0 0 12px;
  padding-inline-start: 22px;
  line-height: 22px;

  > li::marker {
    color: var(--gh-color-text-subtle);
    font-variant-numeric: tabular-nums;
  }
  @media print {
    display: block;
  }
`;

const Definitions = styled.dl`
  margin: 0 0 16px;
  border-block-start: 1px solid var(--gh-color-border-hairline);

  > div {
    display: grid;
    grid-template-columns: 168px 1fr;
    gap: 2px 16px;
    padding-block: 7px;
    border-block-end: 1px solid var(--gh-color-border-hairline);
    break-inside: avoid;
  }
  dt {
    display: flex;
    align-items: baseline;
    gap: 7px;
    font-weight: 500;
  }
  dt > svg {
    flex: none;
    align-self: flex-start;
    margin-block-start: 3px;
  }
  dd {
    margin: 0;
    color: var(--gh-color-text-muted);
  }
  @container (max-width: 520px) {
    > div {
      grid-template-columns: 1fr;
    }
  }
`;

const Wire = styled.span`
  align-self: center;
  flex: none;
  inline-size: 18px;
  block-size: 8px;
  border: 1px solid var(--gh-color-border-control);
  border-radius: var(--gh-radius-xs);
  print-color-adjust: exact;
`;
