/** Urgency. `unknown` means silence: neither good nor a fault. */
export type Tone = 'neutral' | 'good' | 'caution' | 'critical' | 'unknown';
