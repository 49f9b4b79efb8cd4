import { ChevronDownIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { Tooltip } from '../Tooltip/Tooltip';
import { Age, Chevron, Content, Head, Inner, Section, Sections, Title, Trigger } from './accordionStyles';

export interface AccordionRootProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'dir'> {
  /** Values of the open sections. */
  value?: string[];
  /** Values of the sections open at first. */
  defaultValue?: string[];
  /** Other sections are open now. */
  onValueChange?: (open: string[]) => void;
}

export interface AccordionItemProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Unique among the sections. */
  value: string;
  /** Name of the section. */
  title: ReactNode;
  /** Icon of 16 px before it. */
  icon?: ReactNode;
  /** Its state at the end of the line, usually a `StatusPill`; it shows while the section is closed too. */
  state?: ReactNode;
  /** How old the state is: '4 min'. */
  age?: ReactNode;
  /** What the state means: shown on hover of the heading and while it has the focus. Say it in the section too. */
  hint?: ReactNode;
  /** There is nothing to see in it, and it does not open. @default false */
  disabled?: boolean;
  /** Level of the heading. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/** Longer than for a button: the pointer crosses headings on its way. */
const HINT_DELAY_MS = 700;

export function AccordionRoot(props: AccordionRootProps) {
  return <Sections type="multiple" {...props} />;
}

export function AccordionItem({
  title,
  icon,
  state,
  age,
  hint,
  headingLevel = 3,
  children,
  ...rest
}: AccordionItemProps) {
  const Heading = `h${headingLevel}` as const;
  const head = (
    <Head asChild>
      <Heading>
        <Trigger>
          {icon}
          <Title>{title}</Title>
          {state}
          {age && <Age>{age}</Age>}
          <Chevron>
            <Icon icon={ChevronDownIcon} size={14} />
          </Chevron>
        </Trigger>
      </Heading>
    </Head>
  );
  return (
    <Section {...rest}>
      {hint ? (
        <Tooltip text={hint} side="inline-start" delayMs={HINT_DELAY_MS}>
          {head}
        </Tooltip>
      ) : (
        head
      )}
      <Content>
        <Inner>{children}</Inner>
      </Content>
    </Section>
  );
}

/**
 * Sections under headings of 38 px, any number open at once; `disabled` for one with nothing to see. Two to five views
 * of the same thing are `Tabs`.
 */
export const Accordion = { Root: AccordionRoot, Item: AccordionItem };
