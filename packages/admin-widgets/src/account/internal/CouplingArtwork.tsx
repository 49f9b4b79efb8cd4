import { useMessages } from '@gladhand/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { ACCOUNT_MESSAGES } from './messages';

const SERVICE_LINE = 'M-600 536H420A104 104 0 0 0 516.7 393.8';
const EMERGENCY_LINE = 'M1440 328H420A104 104 0 0 0 323.3 470.2';

/** A large drawing of the coupling, dark in both themes, with a slogan and one sentence about the product. */
export function CouplingArtwork() {
  const messages = useMessages(ACCOUNT_MESSAGES);

  const id = useId();
  return (
    <>
      <Drawing viewBox="0 0 840 900" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
        <defs>
          <pattern id={`${id}-squares`} width={30} height={30} patternUnits="userSpaceOnUse">
            <path d="M0.5 0V30M0 0.5H30" className="hairline" />
          </pattern>
          <radialGradient id={`${id}-fade`} cx="50%" cy="48%" r="62%">
            <stop offset="0" stopColor="white" />
            <stop offset="1" stopColor="white" stopOpacity="0" />
          </radialGradient>
          <mask id={`${id}-mask`}>
            <rect width={840} height={900} fill={`url(#${id}-fade)`} />
          </mask>
        </defs>
        <rect width={840} height={900} fill={`url(#${id}-squares)`} mask={`url(#${id}-mask)`} />
        <Hose d={SERVICE_LINE} line="service" />
        <Hose d={EMERGENCY_LINE} line="emergency" />
        <circle cx={420} cy={432} r={34} className="port" />
        <circle cx={420} cy={432} r={17} className="seal" />
      </Drawing>
      <Words>
        <strong>{messages.slogan}</strong>
        <span>{messages.sloganDetail}</span>
      </Words>
    </>
  );
}

/** A hose with two darker seams along it. */
function Hose({ d, line }: { d: string; line: 'service' | 'emergency' }) {
  return (
    <g data-line={line}>
      <path d={d} strokeWidth={50} />
      <path d={d} strokeWidth={34} className="seam" />
      <path d={d} strokeWidth={30} />
    </g>
  );
}

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;

  .hairline {
    stroke: var(--gh-color-text-neutral);
    stroke-opacity: 0.06;
  }
  [data-line='service'] {
    stroke: color-mix(in oklab, var(--gh-logo-service), var(--gh-color-solid-brand));
  }
  [data-line='service'] > .seam {
    stroke: var(--gh-color-solid-brand-hover);
  }
  [data-line='emergency'] {
    stroke: var(--gh-logo-emergency);
  }
  [data-line='emergency'] > .seam {
    stroke: color-mix(in oklab, var(--gh-color-solid-critical), black 18%);
  }
  .seam {
    stroke-opacity: 0.55;
  }
  .port {
    fill: var(--gh-color-text-neutral);
  }
  .seal {
    stroke: var(--gh-color-surface-panel);
    stroke-width: 3;
  }
`;

const Words = styled.div`
  position: absolute;
  inset-inline: 72px;
  inset-block-end: 72px;
  display: grid;
  gap: 10px;

  > strong {
    font: 600 32px/38px var(--gh-font-sans);
    letter-spacing: -0.022em;
    text-wrap: balance;
  }
  > span {
    max-inline-size: 470px;
    font: 400 15px/24px var(--gh-font-sans);
    color: var(--gh-color-text-muted);
  }
`;
