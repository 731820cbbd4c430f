interface MoonProps {
  /** Open eyes, shown while the centre is open. */
  readonly awake?: boolean;
  readonly className?: string | undefined;
}

/** The moon's shapes on a 64 px grid, for use in larger drawings. */
export function MoonDrawing({ awake = false }: { readonly awake?: boolean }) {
  return (
    <>
      <circle cx="32" cy="32" r="28" fill="#FFC857" />
      <path
        d="M4.4 36.5C11 30.5 18 31.2 24 35.4S37 41 43.5 36.2 55 32.6 59.8 35.2A28 28 0 0 1 4.4 36.5Z"
        fill="#CE4325"
      />
      {awake ? (
        <>
          <circle cx="22" cy="23.5" r="3.1" fill="#17234F" />
          <circle cx="42" cy="23.5" r="3.1" fill="#17234F" />
        </>
      ) : (
        <path
          d="M16 21.5q6 7 12 0M36 21.5q6 7 12 0"
          fill="none"
          stroke="#17234F"
          strokeWidth="3.2"
          strokeLinecap="round"
        />
      )}
      <path
        fill="#FFC857"
        d="M33 42.5C34 46.7 34.8 47.5 39 48.5C34.8 49.5 34 50.3 33 54.5C32 50.3 31.2 49.5 27 48.5C31.2 47.5 32 46.7 33 42.5Z"
      />
    </>
  );
}

/** The centre's symbol: a round moon under a red blanket. Decorative: the text beside it must say whether the centre is open. */
export function Moon({ awake = false, className }: MoonProps) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <MoonDrawing awake={awake} />
    </svg>
  );
}
