/** Icons of the two social networks in the footer. */

export function IconInstagram() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden
    >
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.6" />
      <path d="M16.3 7.6v.2" strokeLinecap="round" />
    </svg>
  );
}

export function IconX() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden
    >
      <path d="M4.5 4.5h3.2l11.8 15h-3.2zM19 4.5 13.3 11m-2.6 2.9L5 19.5" />
    </svg>
  );
}
