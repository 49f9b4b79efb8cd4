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
