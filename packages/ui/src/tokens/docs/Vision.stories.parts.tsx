import { styled } from 'styled-components';
import { StatusPill } from '../../StatusPill/StatusPill';

/** Viénot, Brettel and Mollon 1999, in linear RGB; the last one is luminance. */
const VISIONS = [
  { id: 'deutan', name: 'Deuteranopia', rows: '0.292 0.708 0 0 0 0.292 0.708 0 0 0 -0.022 0.022 1 0 0' },
  { id: 'protan', name: 'Protanopia', rows: '0.112 0.888 0 0 0 0.112 0.888 0 0 0 0.004 -0.004 1 0 0' },
  { id: 'tritan', name: 'Tritanopia', rows: '1 0.145 -0.145 0 0 0 0.859 0.141 0 0 0 0.859 0.141 0 0' },
  { id: 'gray', name: 'Grayscale', rows: '0.213 0.715 0.072 0 0 0.213 0.715 0.072 0 0 0.213 0.715 0.072 0 0' },
];

/** The severities with simulated color blindness: shape and word carry what color does not. */
export function Vision() {
  return (
    <Grid>
      <svg width="0" height="0" aria-hidden="true">
        {VISIONS.map(({ id, rows }) => (
          <filter key={id} id={`vision-${id}`} colorInterpolationFilters="linearRGB">
            <feColorMatrix type="matrix" values={`${rows} 0 0 0 1 0`} />
          </filter>
        ))}
      </svg>
      {[{ id: '', name: 'Full color' }, ...VISIONS].map(({ id, name }) => (
        <div key={name} style={id ? { filter: `url(#vision-${id})` } : undefined}>
          <span>{name}</span>
          <StatusPill tone="good">Good</StatusPill>
          <StatusPill tone="caution">Caution</StatusPill>
          <StatusPill tone="critical">Critical</StatusPill>
          <StatusPill tone="unknown">Not reporting</StatusPill>
          <StatusPill tone="critical" solid>
            CRITICAL
          </StatusPill>
          <StatusPill tone="caution" solid>
            CAUTION
          </StatusPill>
        </div>
      ))}
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  gap: var(--gh-space-4);

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--gh-space-4);
  }
  span:first-child {
    min-inline-size: 96px;
  }
`;
