import { useState } from 'react';
import { styled } from 'styled-components';
import * as ui from '../..';
import { FieldIcon } from '../../icons/FieldIcon';
import { type FieldIconName, fieldIcons } from '../../icons/fieldIcons';
import { Icon, type IconDrawing } from '../../icons/Icon';
import { SearchField } from '../../SearchField/SearchField';

const field = Object.keys(fieldIcons) as FieldIconName[];
const face = Object.entries(ui).filter(
  ([name]) => name.endsWith('Icon') && !['Icon', 'FieldIcon', 'SeverityIcon'].includes(name),
) as unknown as [name: string, drawing: IconDrawing][];

/** Both families: our field icons, and those of lucide that the package hands on. */
export function IconTable() {
  const [wanted, setWanted] = useState('');
  const matches = (name: string) => name.toLowerCase().includes(wanted.trim().toLowerCase());
  return (
    <>
      <SearchField label="Icon" placeholder="tire" onSearch={setWanted} />
      <h3>Field icons</h3>
      <Grid>
        {field.filter(matches).map((name) => (
          <span key={name}>
            <FieldIcon name={name} size={20} />
            {name}
          </span>
        ))}
      </Grid>
      <h3>Interface icons</h3>
      <Grid>
        {face
          .filter(([name]) => matches(name))
          .map(([name, drawing]) => (
            <span key={name}>
              <Icon icon={drawing} size={20} />
              {name}
            </span>
          ))}
      </Grid>
    </>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
  gap: var(--gh-space-6) var(--gh-space-4);

  > span {
    display: grid;
    justify-items: center;
    gap: var(--gh-space-3);
    color: var(--gh-color-text-muted);
    font: var(--gh-text-11);
    overflow-wrap: anywhere;
    text-align: center;
  }
  svg {
    color: var(--gh-color-text-neutral);
  }
`;
