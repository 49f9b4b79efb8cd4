/** How urgent something is. `unknown` is silence: neither good nor a fault. */
export type Tone = 'neutral' | 'good' | 'caution' | 'critical' | 'unknown';
