/** What a month of sign-ups may look like: always the same, so that nobody takes it for news. */

const month = [
  2, 3, 3, 5, 4, 6, 8, 5, 4, 6, 7, 7, 9, 11, 8, 7, 8, 10, 9, 12, 14, 10, 9, 11, 12, 13, 15, 18, 14, 13,
] as const;

/** @param days whose dates it is shown under */
export function sampleGrowth(days: readonly { readonly date: string }[]) {
  return days.map(({ date }, index) => ({ date, count: month[index % month.length] ?? 0 }));
}
