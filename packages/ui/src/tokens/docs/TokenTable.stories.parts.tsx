import { useState } from 'react';
import { styled } from 'styled-components';
import { SearchField } from '../../SearchField/SearchField';
import { builtInThemes } from '../../ThemeScope/tokens';
import { lightVariables, type TokenName } from '../generated/tokens';
import { Table } from './PairTable.stories.parts';

const names = Object.keys(lightVariables) as TokenName[];
const isColor = (value: string) => value.startsWith('#');

/** Every CSS variable with its value in each theme. */
export function TokenTable() {
  const [wanted, setWanted] = useState('');
  const found = names.filter((name) => name.includes(wanted.trim().toLowerCase()));
  return (
    <>
      <SearchField label="Token" placeholder="color-text" onSearch={setWanted} />
      <Table>
        <thead>
          <tr>
            <th scope="col">{found.length} variables</th>
            {Object.keys(builtInThemes).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.map((token) => (
            <tr key={token}>
              <th scope="row">
                <Code>{token}</Code>
              </th>
              {Object.entries(builtInThemes).map(([name, { variables }]) => (
                <td key={name}>
                  {isColor(variables[token]) && <Dot style={{ background: variables[token] }} />}
                  <Code>{variables[token]}</Code>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

const Code = styled.code`
  font: 12px / 16px var(--gh-font-mono);
  overflow-wrap: anywhere;
`;

const Dot = styled.i`
  display: inline-block;
  inline-size: 12px;
  block-size: 12px;
  margin-inline-end: 6px;
  border: 1px solid var(--gh-color-border-control);
  border-radius: var(--gh-radius-xs);
  vertical-align: -2px;
`;
