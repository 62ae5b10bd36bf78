/** Lists of saved picks as the server answers them. */

/** An answer with all the picks there are. */
export const listOf = (savedPicks: readonly object[]) => ({
  savedPicks,
  total: savedPicks.length,
  counts: { all: savedPicks.length, pending: savedPicks.length, hit: 0, miss: 0, push: 0 },
  next: null,
  previous: null,
});
