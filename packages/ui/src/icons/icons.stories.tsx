import { styled } from 'styled-components';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { Logo } from '../Logo/Logo';
import { LogoMark } from '../Logo/LogoMark';
import { FieldIcon } from './FieldIcon';
import { type FieldIconName, fieldIcons } from './fieldIcons';
import { SeverityIcon } from './SeverityIcon';

const meta = preview.meta({ title: 'Foundations/Icons', component: FieldIcon });

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
  gap: 12px;
  font: var(--gh-text-11);
  color: var(--gh-color-text-muted);
  text-align: center;

  svg {
    margin: 0 auto 4px;
    color: var(--gh-color-text-neutral);
  }
`;

export const FieldSet = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: () => (
    <Grid>
      {(Object.keys(fieldIcons) as FieldIconName[]).map((name) => (
        <div key={name}>
          <FieldIcon name={name} size={20} />
          {name}
        </div>
      ))}
    </Grid>
  ),
});

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  margin-block-end: 16px;
`;

export const Severities = meta.story({
  render: () => (
    <>
      {[11, 12, 16, 20].map((size) => (
        <Row key={size}>
          {(['good', 'caution', 'critical', 'unknown'] as const).map((tone) => (
            <SeverityIcon key={tone} tone={tone} size={size} />
          ))}
        </Row>
      ))}
    </>
  ),
});

export const Mark = meta.story({
  render: () => (
    <>
      <Row>
        <Logo height={32} />
      </Row>
      <Row>
        {[16, 24, 48].map((size) => (
          <LogoMark key={size} size={size} />
        ))}
      </Row>
    </>
  ),
});
