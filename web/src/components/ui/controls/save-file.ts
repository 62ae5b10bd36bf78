/** Downloads a file through the browser. */

export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file later, so the URL is not revoked at once.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
