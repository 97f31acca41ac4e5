import { player } from './lib/player';
import { tempers } from './lib/tempers';

export const bot = player('magistrate', 'A magistrate: patient, guards what is built and stops whoever would win.', () => tempers.alliance);
