/** What a query is answered with. */
import type { Load } from '../boards.ts';
import type { Understood } from '../question.ts';

export interface QueryMeans {
  readonly understood: Understood;
  /** Reads each sport once, and once more with player props. */
  readonly load: Load;
}
