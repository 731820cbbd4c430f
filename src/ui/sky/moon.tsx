/** Render the centre's symbol, a moon asleep under a red blanket, as decoration. */
export function Moon({ className }: { readonly className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="28" fill="var(--honey)" />
      {/* The outline covers the edge of the disc below. */}
      <path
        d="M4.4 36.5C11 30.5 18 31.2 24 35.4S37 41 43.5 36.2 55 32.6 59.8 35.2A28 28 0 0 1 4.4 36.5Z"
        fill="var(--red)"
        stroke="var(--red)"
        strokeWidth=".7"
      />
      <path
        d="M16 21.5q6 7 12 0M36 21.5q6 7 12 0"
        fill="none"
        stroke="var(--night)"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
      <path fill="var(--honey)" d="M33 42.5q1 5 6 6-5 1-6 6-1-5-6-6 5-1 6-6" />
    </svg>
  );
}
