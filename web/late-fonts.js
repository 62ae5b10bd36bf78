// Stands in every document that needs no app, known to the content security policy by its hash. On a first visit the
// fonts are asked for when the first words are painted: those can be read at once, in a face of the same widths, and
// nothing shares the line with them. A browser that has the fonts already shows them from the start.
{
  const fonts = document.querySelector('#fonts');
  const show = () => {
    fonts.media = 'all';
  };
  const remember = () => {
    localStorage.setItem('fonts', 'kept');
  };
  const showAfterWords = () => {
    new PerformanceObserver((paints, observer) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      show();
      document.fonts.ready.then(remember);
    }).observe({ type: 'paint', buffered: true });
  };
  try {
    if (localStorage.getItem('fonts') === 'kept') show();
    else showAfterWords();
  } catch {
    // Storage is blocked, and nothing can be remembered.
    show();
  }
}
