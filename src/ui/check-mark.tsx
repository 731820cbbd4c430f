/** Render a decorative white tick on a green disc. */
export function CheckMark({ className }: { readonly className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="12" style={{ fill: "var(--meadow)" }} />
      <path
        d="m6.8 12.4 3.5 3.5 7-7.6"
        fill="none"
        stroke="#fff"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
