/** What a query is answered with. */
import type { MineQuery } from '../../../contracts/asking/queries/own.ts';
import type { Own } from '../../../domain/asking/queries/mine/answer.ts';
import type { OurRecord } from '../../../domain/asking/queries/service/our-record.ts';
import type { Load } from '../boards.ts';
import type { Understood } from '../question.ts';

export interface QueryMeans {
  readonly understood: Understood;
  /** Reads each sport once, and once more with player props. */
  readonly load: Load;
  /** The asker's own picks and prompts. */
  readonly figures: (query: MineQuery) => Promise<Own>;
  /** How the picks of the daily slate did. */
  readonly ourRecord: () => Promise<OurRecord>;
}
