/** Downloads a file through the browser. */

export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by then; to let it go at once would be too early for some.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
