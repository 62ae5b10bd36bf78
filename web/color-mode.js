// Runs in every document before the first paint, allowed by the content security policy through its hash. The markup is
// dark, so a light page would otherwise flash. Without a choice in Settings, the sign-in pages are dark, and the device's preference
// counts on all others.
{
  let chosen = null;
  try {
    chosen = localStorage.getItem('colorMode');
  } catch {
    // Storage is blocked by the browser's settings.
  }
  const isDarkPage = /^\/(login|verify-email|reset-password)$/.test(location.pathname);
  const deviceIsLight = matchMedia('(prefers-color-scheme: light)').matches;
  if (chosen === 'light' || (chosen !== 'dark' && deviceIsLight && !isDarkPage)) {
    document.documentElement.className = 'light';
    document.querySelector('meta[name="theme-color"]').content = '#f3f4ee';
  }
}
