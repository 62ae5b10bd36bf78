/** How far a long command is, told now and then. */

const step = 10_000;

/** @returns to be told the number of items so far, as often as one likes */
export function everyTenThousand(note: (line: string) => void): (items: number) => void {
  let told = 0;
  return (items) => {
    if (items < told + step) return;
    told = items;
    note(`${items.toLocaleString('en')} items…`);
  };
}
