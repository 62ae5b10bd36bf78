// Inlined into every static document and allowed by the content security policy through its hash. On a first visit the
// fonts are requested after the first paint: the text is readable at once in a fallback font of the same widths, and
// nothing competes with it for bandwidth. Browsers that have cached the fonts use them from the start.
{
  const fonts = document.querySelector('#fonts');
  const show = () => {
    fonts.media = 'all';
  };
  const remember = () => {
    localStorage.setItem('fonts', 'kept');
  };
  const showAfterFirstPaint = () => {
    new PerformanceObserver((paints, observer) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      show();
      document.fonts.ready.then(remember);
    }).observe({ type: 'paint', buffered: true });
  };
  try {
    if (localStorage.getItem('fonts') === 'kept') show();
    else showAfterFirstPaint();
  } catch {
    // Storage is blocked, so this cannot be remembered.
    show();
  }
}
