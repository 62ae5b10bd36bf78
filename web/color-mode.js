// Stands in every document, known to the content security policy by its hash, and runs before the first paint, so that
// a page asked for in light never flashes dark. Dark is the house colour.
try {
  const chosen = localStorage.getItem('colorMode');
  const isLight =
    chosen === 'system' ? matchMedia('(prefers-color-scheme: light)').matches : chosen === 'light';
  if (isLight) {
    document.documentElement.className = 'light';
    document.querySelector('meta[name="theme-color"]').content = '#f3f4ee';
  }
} catch {
  // Storage is blocked: dark it is.
}
