/** Rules of settlement that differ by book; `docs/settlement.md` has their sources. */

/** Books that leave the goal of a shootout out of a team's total, by the feed's names. */
const withoutShootout: readonly string[] = ['Bookmaker', 'Galaxy Sports'];

/** @param book of the price that was taken; the usual rule counts without one */
export function leavesShootoutOut(book: string | null): boolean {
  return book !== null && withoutShootout.includes(book);
}
