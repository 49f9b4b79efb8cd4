import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { Card } from '../Card/Card';
import { ThemeScope } from '../ThemeScope/ThemeScope';
import { IconTable } from './docs/IconTable.stories.parts';
import { PairTable } from './docs/PairTable.stories.parts';
import { Ramps } from './docs/Ramps.stories.parts';
import {
  DensityScale,
  MotionScale,
  RadiusScale,
  ShadowScale,
  SpaceScale,
  TypeScale,
} from './docs/Scales.stories.parts';
import { TokenTable } from './docs/TokenTable.stories.parts';
import { Vision } from './docs/Vision.stories.parts';

const meta = preview.meta({
  title: 'Foundations/Tables',
  component: ThemeScope,
  tags: ['!autodocs'],
  decorators: [(Story) => <Card>{Story()}</Card>],
});

// Swatches show raw colors, so the contrast rule doesn't apply.
const shown = { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } };

export const ColorRamps = meta.story({
  tags: ['visual'],
  render: () => <Ramps />,
  parameters: { ...shown, ...everyMode },
});
export const ColorPairs = meta.story({ render: () => <PairTable />, parameters: shown });
export const Severities = meta.story({ render: () => <Vision />, parameters: shown });
export const Type = meta.story({ render: () => <TypeScale /> });
export const Space = meta.story({ render: () => <SpaceScale /> });
export const Radius = meta.story({ render: () => <RadiusScale /> });
export const Elevation = meta.story({ render: () => <ShadowScale /> });
export const Motion = meta.story({ render: () => <MotionScale /> });
export const Density = meta.story({ render: () => <DensityScale /> });

export const Tokens = meta.story({
  render: () => <TokenTable />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Token'), 'radius');
    await expect(await canvas.findByText('5 variables')).toBeVisible();
  },
});

export const Icons = meta.story({
  render: () => <IconTable />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Icon'), 'tire-pressure{Enter}');
    await expect(await canvas.findByText('tire-pressure')).toBeVisible();
    await expect(canvas.queryByText('tire-inflation')).toBeNull();
  },
});
