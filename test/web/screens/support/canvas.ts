/** A canvas for charts: happy-dom cannot draw, and what a chart shows is read from its table. */

/** From here on, every canvas accepts every call. */
export function acceptDrawing(): void {
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement) {
    const drawn: Record<PropertyKey, unknown> = { canvas: this };
    return new Proxy(drawn, { get: (known, name) => known[name] ?? (() => ({ width: 0 })) }) as never;
  };
}
