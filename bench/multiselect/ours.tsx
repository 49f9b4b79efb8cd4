import { MultiSelect, type SelectOption, ThemeScope } from '@gladhand/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { countShown, type Peer } from './peer';

let show: (shown: boolean) => void;
let choose: (values: readonly string[]) => void;

function Page({ options }: { options: readonly SelectOption[] }) {
  const [shown, setShown] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  show = setShown;
  choose = setChosen;
  return (
    <ThemeScope>
      {shown && <MultiSelect label="Depots" options={options} value={chosen} onChange={setChosen} />}
    </ThemeScope>
  );
}

/** The field is added to a running page with React and the theme. */
export const peer: Peer = (options) => {
  const root = createRoot(document.getElementById('root') as HTMLElement);
  flushSync(() => root.render(<Page options={options} />));
  return () => {
    show(true);
    return {
      choose: (values) => choose(values),
      shown: () => {
        const [chip, more] = document.querySelectorAll('#root button');
        return countShown(chip !== undefined, more?.textContent);
      },
    };
  };
};
