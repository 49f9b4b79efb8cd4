import { everyMode, oneMode } from '../.storybook/visual.ts';

/** What the free plan of Chromatic and a person's patience allow for one build. */
export const MAX_PICTURES = 2_500;

/** How many pictures Chromatic takes of a Storybook, given the entries of its index. */
export function countPictures(entries) {
  const modesOf = ({ tags }) => {
    if (tags.includes('no-picture')) return 0;
    return Object.keys(tags.includes('visual') ? everyMode.chromatic.modes : oneMode).length;
  };
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .reduce((sum, story) => sum + modesOf(story), 0);
}
