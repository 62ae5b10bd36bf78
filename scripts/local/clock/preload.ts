/** For `node --import`: this process goes by the clock of the one that started it, from its first line of code. */
import { inheritClock } from './clock.ts';

inheritClock();
