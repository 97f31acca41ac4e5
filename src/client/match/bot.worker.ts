import { memories } from '../../../bots/memories';
import { answer } from './answer';
import type { Question } from './thinker';

const memoryOf = memories();

/** Bots think here, away from the page. */
self.onmessage = ({ data, ports: [port] }: MessageEvent<Question>) =>
  port?.postMessage(answer(data, memoryOf(`${data.ask} ${data.player}`)));
