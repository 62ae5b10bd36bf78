/** Detects iPhones and iPads, where a site is installed from the share sheet. An iPad calls itself a Mac, which has no touch screen. */
export function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
