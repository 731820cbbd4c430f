import * as css from "./crib-mobile.module.css";

const thread = { stroke: "#F7B68F", strokeOpacity: 0.7, strokeWidth: 1.5 };

/** A crib mobile with a star, a boat and a cloud, which hangs from the header on wide screens. */
export function CribMobile() {
  return (
    <svg className={css.mobile} viewBox="0 0 220 330" aria-hidden="true">
      <g>
        <path {...thread} d="M40-30v216" />
        <path
          fill="#FFC857"
          d="M40 182C43.8 198.8 47.2 202.2 64 206C47.2 209.8 43.8 213.2 40 230C36.2 213.2 32.8 209.8 16 206C32.8 202.2 36.2 198.8 40 182Z"
        />
      </g>
      <g>
        <path {...thread} d="M110-30v110" />
        <path fill="#CE4325" d="M70 122h80l-17 26H87z" />
        <path fill="#F7B68F" d="M108 84v33H78z" />
        <path fill="#FFF9F0" d="M112 76v41h30z" />
      </g>
      <g>
        <path {...thread} d="M180-30v84" />
        <path
          fill="#FFF9F0"
          d="M150 86a16 16 0 0 1 3-31 20 20 0 0 1 37-5 18 18 0 0 1 21 18 9.5 9.5 0 0 1-3 18z"
        />
      </g>
    </svg>
  );
}
