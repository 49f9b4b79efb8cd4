import { defineElements } from '@gladhand/fleet-widgets/elements';
import { api } from './server';

defineElements({ api, timeZone: 'America/Chicago' });
