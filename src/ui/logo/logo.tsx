import { MoonDrawing } from "../moon/moon";

const symbolId = "logo";

/** Defines the logo's SVG symbol, once per page; `Logo` refers to it. */
export function LogoDrawing() {
  return (
    <svg width="0" height="0" style={{ position: "absolute" }} aria-hidden="true">
      <symbol id={symbolId} viewBox="0 0 288 64">
        <MoonDrawing />
        <path
          fill="currentColor"
          transform="scale(.2)"
          d="m450 229-22-2q-11-2-21-6t-19-9l16-34h6l34 41h-29v-22q4 7 15 11t23 5q14 0 21-6 7-7 7-18 0-9-9-16-9-6-30-12-18-6-29-13t-16-15q-5-9-5-21 0-22 17-36 17-13 46-13l20 2 20 6 18 9-17 31h-6l-33-39h30l-1 23q-4-8-13-12-8-4-19-4t-19 5q-7 5-7 14t9 15 30 13q18 6 29 12t16 16q5 8 5 21 0 16-9 28t-23 19q-15 7-35 7m168-1-9-17h-3v-60q0-13-6-21-7-7-18-7-6 0-12 3t-9 9v-22h23l-30 38h-6l-14-32q6-4 15-6 9-3 19-4t20-2q27 0 41 11t14 32v52l-10-17 24 23v5l-33 15Zm-51 1q-15 0-25-9-9-9-9-23 0-30 50-39l28-5v12l-17 4q-12 3-17 8t-6 13q0 7 5 12t12 4q13 0 21-7v12h-2q-7 9-17 13-11 5-23 5m181-4v-4l16-19-3 7v-53q0-12-5-18t-16-5q-8 0-14 2t-12 8v-13h3q20-23 44-23 17 0 27 11t10 29v62l-4-7 18 19v4Zm-82 0v-4l18-19-4 7v-76l10 23-26-27v-5l46-15h7l-2 21h3v79l-4-7 16 19v4Zm148 57-12-35 4-5 38 14-9 8V138l10 18-26-27v-5l46-15h7v108q0 21-14 38t-41 27Zm169-54-9-17h-3v-60q0-13-6-21-7-7-18-7-6 0-12 3t-9 9v-22h23l-30 38h-6l-14-32q6-4 15-6 9-3 19-4t20-2q27 0 41 11t14 32v52l-10-17 24 23v5l-33 15Zm-51 1q-15 0-25-9-9-9-9-23 0-30 50-39l28-5v12l-17 4q-12 3-17 8t-6 13q0 7 5 12t12 4q13 0 21-7v12h-2q-7 9-17 13-11 5-23 5m99-4v-4l18-19-4 7V78l10 19-26-26v-5l46-17h7v160l-3-7 18 19v4Zm75 0v-4l17-19-3 7v-71l10 18-26-27v-5l46-15h7v100l-4-7 18 19v4Zm135 4q-18 0-31-7-14-8-21-20-8-13-8-29 0-20 8-34t24-23 34-8q12 0 24 3t20 8l-14 33h-6l-27-36h20v14q-6-7-17-7-8 0-14 6-6 5-10 14t-3 21q0 19 9 30t25 11 29-12l8 6q-7 14-20 22t-30 8m148-1-9-17h-3v-60q0-13-6-21-7-7-18-7-6 0-12 3t-9 9v-22h23l-30 38h-6l-14-32q6-4 15-6 9-3 19-4t20-2q27 0 41 11t14 32v52l-10-17 24 23v5l-33 15Zm-51 1q-15 0-25-9-9-9-9-23 0-30 50-39l28-5v12l-17 4q-12 3-17 8t-6 13q0 7 5 12t12 4q13 0 21-7v12h-2q-7 9-17 13-11 5-23 5"
        />
        <circle cx="171.2" cy="13.5" r="3.8" style={{ fill: "var(--mark)" }} />
        <path style={{ fill: "var(--mark)" }} d="M226.5 5.3q1 6 7 7-6 1-7 7-1-6-7-7 6-1 7-7" />
      </symbol>
    </svg>
  );
}

/** Moon and name, in the colour of the text around it with the accent of the ground. */
export function Logo({ className }: { readonly className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 288 64" aria-hidden="true">
      <use href={`#${symbolId}`} />
    </svg>
  );
}
