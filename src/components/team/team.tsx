import type { AboutPage } from "../../content/kinds/pages";
import * as css from "./team.module.css";

const colours = ["#CE4325", "#17234F", "#2C694D", "#CE4325", "#3D569E", "#17234F"];
const people = Array.from({ length: 18 }, (_, index) => ({
  x: 40 + 80 * index,
  colour: colours[index % colours.length],
}));

/** The team's story above a chain of paper people. */
export function Team({ title, text }: AboutPage["team"]) {
  return (
    <section className={css.team}>
      <div className={css.inner}>
        <h2>{title}</h2>
        <p className={css.text}>{text}</p>
      </div>
      <svg
        className={css.chain}
        viewBox="0 0 1440 160"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <symbol id="person" viewBox="-16 -24 32 52" overflow="visible">
          <circle cy="-17" r="6.5" />
          <path d="M-3-9.5h6c2 0 3.4 1 4.5 2.4L15.7.6v4L7-3 9.5 27h-19L-7-3l-8.7 7.6v-4l8.2-7.7C-6.4-8.5-5-9.5-3-9.5z" />
        </symbol>
        {people.map(({ x, colour }) => (
          <use
            key={x}
            href="#person"
            x={x - 40.8}
            y={30.8}
            width="81.6"
            height="132.6"
            fill={colour}
          />
        ))}
      </svg>
    </section>
  );
}
