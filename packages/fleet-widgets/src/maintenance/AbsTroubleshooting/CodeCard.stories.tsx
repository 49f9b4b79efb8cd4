import { ABS_CODES } from '@gladhand/domain/readings';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { STORY_NOW } from '#storybook/storyServer';
import { noPicture } from '#storybook/visual';
import { BOSS, FAULT_OF_EACH_CODE, trailerWithFaults } from '../maintenance.stories.data';
import { CodeCard } from './CodeCard';

const now = () => STORY_NOW;
let vin = '';

const meta = preview.meta({
  title: 'Fleet/AbsTroubleshooting/CodeCard',
  component: CodeCard,
  args: { vin: '', lifecycle: FAULT_OF_EACH_CODE[0] as (typeof FAULT_OF_EACH_CODE)[number] },
  tags: ['no-picture'],
  parameters: noPicture,
  beforeEach: async () => {
    vin = await trailerWithFaults();
  },
  render: (args) => (
    <StoryHost as={BOSS} now={now}>
      <div style={{ blockSize: 760, inlineSize: 340 }}>
        <CodeCard {...args} vin={vin} />
      </div>
    </StoryHost>
  ),
});

/** A code of the supply: its blink code isn't listed for this number. */
export const Supply = meta.story({
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('complementary', { name: 'Selected fault' });
    await expect(card).toHaveTextContent('Voltage at the control unit under load: 8 to 32 V.');
  },
});

/** The card of each code with an entry. */
export const EveryCode = meta.story({
  render: () => (
    <StoryHost as={BOSS} now={now}>
      <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(320px, 1fr))' }}>
        {FAULT_OF_EACH_CODE.map((lifecycle) => (
          <CodeCard key={lifecycle.id} vin={vin} lifecycle={lifecycle} label={`${lifecycle.spn} / ${lifecycle.fmi}`} />
        ))}
      </div>
    </StoryHost>
  ),
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('complementary');
    await expect(cards).toHaveLength(ABS_CODES.length);
    for (const card of cards) {
      await expect(card).toHaveTextContent(/Likely cause.+What to check and repair.+Readings to expect/);
    }
  },
});
