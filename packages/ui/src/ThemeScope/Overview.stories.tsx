import { styled } from 'styled-components';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { Logo } from '../Logo/Logo';
import { Actions } from './overview/actions.stories.parts';
import { Data, KeyNumbers } from './overview/data.stories.parts';
import { Fields } from './overview/fields.stories.parts';
import { Grid } from './overview/layout.stories.parts';
import { Feedback, Status } from './overview/status.stories.parts';
import { ThemeScope } from './ThemeScope';

const meta = preview.meta({ title: 'Foundations/Overview', component: ThemeScope });

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: var(--gh-space-5);
  margin-block-end: var(--gh-space-6);
  color: var(--gh-color-text-muted);
`;

const everything = () => (
  <>
    <Head>
      <Logo height={22} />
      Component overview
    </Head>
    <KeyNumbers />
    <Grid>
      <Actions />
      <Status />
      <Fields />
      <Feedback />
      <Data />
    </Grid>
  </>
);

/** All components side by side, to compare with the design. */
export const Everything = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: everything,
});

export const Dark = meta.story({ render: everything, globals: { theme: 'dark' } });

export const HighContrast = meta.story({ render: everything, globals: { theme: 'contrast' } });

export const HighContrastDark = meta.story({ render: everything, globals: { theme: 'contrast-dark' } });

/** Green, square corners, a narrow font. */
export const CedarRidge = meta.story({ render: everything, globals: { brand: 'Cedar Ridge' } });

/** Violet, round corners. */
export const Halden = meta.story({ render: everything, globals: { brand: 'Halden' } });

/** Orange is close to caution, so solid buttons become neutral and links keep the hue. */
export const RoadlineOrange = meta.story({ render: everything, globals: { brand: 'Roadline Orange' } });

export const RightToLeft = meta.story({ render: everything, globals: { direction: 'rtl' } });
