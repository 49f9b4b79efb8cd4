import { styled } from 'styled-components';
import { builtInThemes } from '../../ThemeScope/tokens';
import { contrast } from '../contrast';
import { contrastPairs } from '../contrastPairs';

const short = (token: string) => token.replace('--gh-color-', '');

/** Every pair that the tests hold, with its contrast in each theme. */
export function PairTable() {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Foreground</th>
          <th scope="col">Ground</th>
          {Object.keys(builtInThemes).map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {contrastPairs.map(({ foreground, ground }) => (
          <tr key={foreground + ground}>
            <th scope="row">{short(foreground)}</th>
            <td>{short(ground)}</td>
            {Object.entries(builtInThemes).map(([name, { variables }]) => (
              <td key={name}>
                <Sample style={{ color: variables[foreground], background: variables[ground] }}>
                  {contrast(variables[foreground], variables[ground]).toFixed(1)}
                </Sample>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: var(--gh-space-2) var(--gh-space-4);
    border-block-end: 1px solid var(--gh-color-border-hairline);
    text-align: start;
    font-weight: 400;
  }
  thead th {
    font-weight: 600;
  }
`;

const Sample = styled.span`
  display: inline-block;
  min-inline-size: 52px;
  padding: 2px 8px;
  border-radius: var(--gh-radius-xs);
  font-weight: 600;
  text-align: center;
`;
