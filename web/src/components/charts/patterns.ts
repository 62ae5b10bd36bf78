/** Fill patterns that differ without color: plain, hatched, dotted; on a canvas for charts, in CSS for keys. */

export type Fill = 'plain' | 'hatched' | 'dotted';

/** Pixels from one stroke or dot to the next. */
const step = 7;

/**
 * @param ink the color of the strokes, @param paper the color between them
 * @returns a fill style for a canvas
 */
export function canvasFill(fill: Fill, ink: string, paper: string): string | CanvasPattern {
  if (fill === 'plain') return ink;
  const tile = document.createElement('canvas');
  tile.width = step;
  tile.height = step;
  const drawing = tile.getContext('2d');
  if (!drawing) return ink;
  drawing.fillStyle = paper;
  drawing.fillRect(0, 0, step, step);
  drawing.strokeStyle = ink;
  drawing.fillStyle = ink;
  if (fill === 'hatched') {
    drawing.lineWidth = 2;
    // One diagonal stroke, and the corners of its two neighbors, so that the tiles connect.
    for (const shift of [-step, 0, step]) {
      drawing.beginPath();
      drawing.moveTo(shift - 1, step + 1);
      drawing.lineTo(shift + step + 1, -1);
      drawing.stroke();
    }
  } else {
    drawing.beginPath();
    drawing.arc(step / 2, step / 2, 1.5, 0, 2 * Math.PI);
    drawing.fill();
  }
  return drawing.createPattern(tile, 'repeat') ?? ink;
}

/** The same pattern as a CSS background. */
export function cssFill(fill: Fill, ink: string, paper: string): string {
  switch (fill) {
    case 'plain':
      return ink;
    case 'hatched':
      return `repeating-linear-gradient(-45deg, ${ink} 0 2px, ${paper} 2px 5px)`;
    case 'dotted':
      return `radial-gradient(circle, ${ink} 1.5px, ${paper} 1.5px) 0 0 / ${step}px ${step}px`;
  }
}
