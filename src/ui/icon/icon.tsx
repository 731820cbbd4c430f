import type { ReactElement } from "react";
import * as css from "./icon.module.css";

const handset =
  "M8.3 4.2 6.2 4A2 2 0 0 0 4 6c0 7.7 6.3 14 14 14a2 2 0 0 0 2-2.2l-.2-2.1a1.5 1.5 0 0 0-1-1.3l-2.6-.9a1.5 1.5 0 0 0-1.6.4l-1 1.1a12 12 0 0 1-4.6-4.6l1.1-1a1.5 1.5 0 0 0 .4-1.6l-.9-2.6a1.5 1.5 0 0 0-1.3-1z";

const SmallHandset = ({ transform }: { readonly transform: string }) => (
  <path transform={transform} fill="currentColor" stroke="none" d={handset} />
);

/** Line drawings on a 24 px grid. */
const iconShapes = {
  alert: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5.5M12 16.5v.01" />
    </>
  ),
  arrow: <path d="M4 12h16M14 6l6 6-6 6" />,
  chevron: <path d="m5 9 7 7 7-7" />,
  close: <path d="M5 5l14 14M19 5 5 19" />,
  directions: <path d="m21 3-7.5 18-3.3-7.7L2.5 10z" />,
  mail: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="2.5" />
      <path d="m4 7.5 8 6 8-6" />
    </>
  ),
  menu: <path d="M3 7h18M3 12h18M3 17h12" />,
  phone: <path d={handset} />,
  viber: (
    <>
      <path d="M12 3c6 0 8.5 2.3 8.5 8s-2.5 8-7.5 8.2L9.5 22v-3.2C5.5 18 3.5 15.5 3.5 11c0-5.7 2.5-8 8.5-8z" />
      <SmallHandset transform="translate(4.6 3.5) scale(.58)" />
      <path d="M13 6.6c2 .2 3.3 1.5 3.5 3.5" strokeWidth="1.6" />
    </>
  ),
  whatsapp: (
    <>
      <path d="M3.5 20.5 4.8 16A9 9 0 1 1 8 19.200z" />
      <SmallHandset transform="translate(5.2 4.9) scale(.58)" />
    </>
  ),
} satisfies Record<string, ReactElement>;

export type IconName = keyof typeof iconShapes;

interface IconProps {
  readonly name: IconName;
  /** Replaces the default size of 22 px. */
  readonly className?: string;
}

/** Render a decorative icon in the colour of the text. */
export function Icon({ name, className = css.icon }: IconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {iconShapes[name]}
    </svg>
  );
}
