import type { Peer } from './peer';
import { showScreen } from './screen';

const STEP_PX = 84;

/** The list, scrolled. */
export const peer: Peer = async (root) => {
  await showScreen(root);
  const list = document.querySelector('ul[aria-label]')?.parentElement as HTMLElement;
  return {
    step: (index) => {
      list.scrollTop = index * STEP_PX;
    },
  };
};
