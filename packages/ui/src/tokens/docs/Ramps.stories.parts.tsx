import { styled } from 'styled-components';
import { contrast } from '../contrast';
import tree from '../tokens.json';

interface Step {
  $value: { hex: string };
}

const RAMPS = ['neutral', 'service', 'good', 'caution', 'emergency'] as const;
const ramps = tree.primitive.color as unknown as Record<string, Record<string, Step>>;

/** The ramps behind the roles. The number under a step is its contrast on white. */
export function Ramps() {
  return (
    <Table>
      {RAMPS.map((name) => (
        <div key={name}>
          <strong>{name}</strong>
          <Row>
            {Object.entries(ramps[name] ?? {})
              .filter(([step]) => !step.startsWith('$'))
              .map(([step, { $value }]) => (
                <Swatch key={step} style={{ background: $value.hex, color: inkOn($value.hex) }}>
                  {step}
                  <small>{contrast($value.hex, '#ffffff').toFixed(1)}</small>
                </Swatch>
              ))}
          </Row>
        </div>
      ))}
    </Table>
  );
}

const inkOn = (hex: string) => (contrast(hex, '#ffffff') >= contrast(hex, '#000000') ? '#ffffff' : '#000000');

const Table = styled.div`
  display: grid;
  gap: var(--gh-space-5);
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  overflow: hidden;
  margin-block-start: var(--gh-space-2);
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-sm);
`;

const Swatch = styled.span`
  display: grid;
  flex: 1 0 34px;
  place-content: center;
  justify-items: center;
  block-size: 48px;
  font: var(--gh-text-11);
  font-variant-numeric: tabular-nums;
`;
